import { useRef, useState } from 'react';
import { euros } from '../../language/euros.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { useAction } from '../../site/forms/useAction.ts';
import styles from './booking.module.css';
import { bookingTotal, deadlineInWords } from './signUp.ts';

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
  if (held > total) return `Vamos devolver-lhe ${euros(held - total)}.`;
  return total > held ? `Fica por pagar ${euros(total - held)}.` : 'Não há nada a pagar.';
}

function HowMany(props: { label: string; most: number; value: number; onChange(n: number): void }) {
  const { label, most, value, onChange } = props;
  return (
    <label className={styles.howMany}>
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
  const people = numeroAdultos + numeroCriancas;
  const isSmaller = people < party.numeroAdultos + party.numeroCriancas;
  const total = bookingTotal({ ...chosen, ...prices });

  const reduce = () =>
    act(() => call('PUT /api/reservas/:segredo', { params: { segredo }, body: chosen }));

  return (
    <section className={styles.block} aria-labelledby="mudar">
      <h2 id="mudar">Vêm menos pessoas?</h2>
      <p>
        Pode diminuir a reserva, com devolução do que pagou a mais, até {deadlineInWords(until)}.
      </p>
      <button type="button" className="button quiet" onClick={() => dialog.current?.showModal()}>
        Mudar a reserva
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="quantos">
        <h2 id="quantos">Quantas pessoas vêm?</h2>
        <div className={`row ${styles.actions}`}>
          <HowMany
            label="Adultos"
            most={party.numeroAdultos}
            value={numeroAdultos}
            onChange={(number) => setChosen({ ...chosen, numeroAdultos: number })}
          />
          {party.numeroCriancas > 0 && (
            <HowMany
              label="Crianças (6 aos 12 anos)"
              most={party.numeroCriancas}
              value={numeroCriancas}
              onChange={(number) => setChosen({ ...chosen, numeroCriancas: number })}
            />
          )}
        </div>
        <p role="status" className={styles.said}>
          {people === 0 && 'Se não vem ninguém, feche e cancele a reserva.'}
          {people > 0 && !isSmaller && 'Escolha quantas pessoas vêm agora: só pode diminuir.'}
          {people > 0 &&
            isSmaller &&
            `O total passa a ${euros(total)}. ${moneyInWords(total, held)} Não é possível voltar atrás.`}
        </p>
        <Faults fields={{}} sentence={fault} />
        <div className={`row ${styles.actions}`}>
          <button
            type="button"
            className="button"
            disabled={people === 0 || !isSmaller || isBusy}
            onClick={reduce}
          >
            Sim, mudar
          </button>
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            Fechar
          </button>
        </div>
      </dialog>
    </section>
  );
}
