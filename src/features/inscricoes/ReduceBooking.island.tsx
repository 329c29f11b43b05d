import { useRef, useState } from 'react';
import { euros } from '../../language/euros.ts';
import { t } from '../../language/speaking.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { useAction } from '../../site/forms/useAction.ts';
import paying from '../dinheiro/paying.module.css';
import styles from './booking.module.css';
import { bookingTotal, deadlineInWords, sizeOf } from './signUp.ts';

type Props = {
  segredo: string;
  party: { numeroAdultos: number; numeroCriancas: number };
  prices: { precoAdulto: number; precoCrianca: number };
  /** What the council holds for the booking, in euros. */
  held: number;
  until: { day: string; time: string };
};

/** What a new total means for the visitor, in words. */
function moneyInWords(total: number, held: number): string {
  if (held > total) return t('Vamos devolver-lhe {valor}.', { valor: euros(held - total) });
  return total > held
    ? t('Fica por pagar {valor}.', { valor: euros(total - held) })
    : t('Não há nada a pagar.');
}

function HowMany(props: { label: string; most: number; value: number; onChange(n: number): void }) {
  const { label, most, value, onChange } = props;
  return (
    <label className={paying.howMany}>
      {label}
      <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {Array.from({ length: most + 1 }, (_, number) => number).map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    </label>
  );
}

/** Reduces the party of a booking, and shows beforehand how that changes the money. */
export function ReduceBooking({ segredo, party, prices, held, until }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(party);
  const { act, isBusy, fault } = useAction();
  const { numeroAdultos, numeroCriancas } = chosen;
  const people = sizeOf(chosen);
  const isSmaller = people < sizeOf(party);
  const total = bookingTotal({ ...chosen, ...prices });

  const reduce = () =>
    act(() => call('PUT /api/reservas/:segredo', { params: { segredo }, body: chosen }));

  return (
    <section className={paying.block} aria-labelledby="mudar">
      <h2 id="mudar">{t('Vêm menos pessoas?')}</h2>
      <p>
        {t('Pode diminuir a reserva, com devolução do que pagou a mais, até {prazo}.', {
          prazo: deadlineInWords(until),
        })}
      </p>
      <button type="button" className="button quiet" onClick={() => dialog.current?.showModal()}>
        {t('Mudar a reserva')}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="quantos">
        <h2 id="quantos">{t('Quantas pessoas vêm?')}</h2>
        <div className={`row ${styles.actions}`}>
          <HowMany
            label={t('Adultos')}
            most={party.numeroAdultos}
            value={numeroAdultos}
            onChange={(number) => setChosen({ ...chosen, numeroAdultos: number })}
          />
          {party.numeroCriancas > 0 && (
            <HowMany
              label={t('Crianças (6 aos 12 anos)')}
              most={party.numeroCriancas}
              value={numeroCriancas}
              onChange={(number) => setChosen({ ...chosen, numeroCriancas: number })}
            />
          )}
        </div>
        <p role="status" className={styles.said}>
          {people === 0 && t('Se não vem ninguém, feche e cancele a reserva.')}
          {people > 0 && !isSmaller && t('Escolha quantas pessoas vêm agora: só pode diminuir.')}
          {people > 0 &&
            isSmaller &&
            [
              t('O total passa a {total}.', { total: euros(total) }),
              moneyInWords(total, held),
              t('Não é possível voltar atrás.'),
            ].join(' ')}
        </p>
        <Faults fields={{}} sentence={fault} />
        <div className={`row ${styles.actions}`}>
          <button
            type="button"
            className="button"
            disabled={people === 0 || !isSmaller || isBusy}
            onClick={reduce}
          >
            {t('Sim, mudar')}
          </button>
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            {t('Fechar')}
          </button>
        </div>
      </dialog>
    </section>
  );
}
