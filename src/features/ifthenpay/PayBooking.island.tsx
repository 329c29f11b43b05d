import { type FormEvent, useEffect, useId, useState } from 'react';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused } from '../../calls/ask.ts';
import { longDate } from '../../language/calendar.ts';
import { euros, plainEuros } from '../../language/euros.ts';
import { t, translated } from '../../language/speaking.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { useAwake } from '../../site/forms/useAwake.ts';
import { CopyValue } from '../dinheiro/CopyValue.island.tsx';
import styles from '../dinheiro/paying.module.css';
import { meioPedido } from './pedidos.ts';

type Ways = AnswerOf<'GET /api/reservas/:segredo/pagamentos'>;
type Pagamento = Ways['arrayPagamentos'][number];

const isWaitedFor = ({ estado, segundos }: Pagamento) =>
  (estado === 'criado' || estado === 'pendente') && segundos > 0;

/** The payments, read again every few seconds while an MB WAY payment waits to be accepted. */
function useWays(segredo: string, first: Ways) {
  const [ways, setWays] = useState(first);
  const isNear = ways.arrayPagamentos.some((each) => each.meio === 'mbway' && isWaitedFor(each));

  async function readAgain() {
    const answer = await call('GET /api/reservas/:segredo/pagamentos', { params: { segredo } });
    if (isRefused(answer)) return;
    // Reload the page: its top shows the new state of the booking.
    if (answer.porPagar !== first.porPagar) location.assign(location.pathname);
    else setWays(answer);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: segredo and first never change
  useEffect(() => {
    const timer = isNear ? setInterval(readAgain, 4_000) : undefined;
    return () => clearInterval(timer);
  }, [isNear]);
  return { ways, readAgain };
}

/** Counts down from what the server last said: the clock of a phone may be wrong. */
function Countdown({ pagamento: { segundos, valor } }: { pagamento: Pagamento }) {
  const [left, setLeft] = useState(segundos);
  useEffect(() => {
    const end = Date.now() + segundos * 1_000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    count();
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [segundos]);
  return (
    <>
      <p role="status">
        {t(
          'Abra a aplicação MB WAY no telemóvel e aceite {valor}. Assim que estiver pago, esta página di-lo.',
          { valor: euros(valor ?? 0) },
        )}
      </p>
      <p role="timer" className={styles.countdown}>
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </p>
    </>
  );
}

function Reference({ pagamento: { entidade, referencia, valor, ate } }: { pagamento: Pagamento }) {
  // The gaps are drawn by CSS, so a copied reference has none.
  const inThrees = [0, 3, 6].map((at) => (
    <span key={at} className={styles.three}>
      {referencia.slice(at, at + 3)}
    </span>
  ));
  return (
    <>
      <dl className={styles.reference}>
        <dt>{t('Entidade')}</dt>
        <dd>
          <CopyValue value={entidade} what={t('a entidade')} />
        </dd>
        <dt>{t('Referência')}</dt>
        <dd>
          <CopyValue value={inThrees} what={t('a referência')} />
        </dd>
        <dt>{t('Valor')}</dt>
        <dd>
          <CopyValue
            value={plainEuros(valor ?? 0)}
            after={'\u00a0€'}
            what={t('o valor da referência')}
          />
        </dd>
        <dt>{t('Até')}</dt>
        <dd>{longDate(ate)}</dd>
      </dl>
      <p>{t('Pague num multibanco ou no seu banco, em «Pagamento de serviços».')}</p>
    </>
  );
}

/** Pays what is owed online: by MB WAY, or with a Multibanco reference. */
export function PayBooking({ segredo, data: first }: { segredo: string; data: Ways }) {
  const id = useId();
  const { ways, readAgain } = useWays(segredo, first);
  const { meios, arrayPagamentos } = ways;
  const [chosen, setChosen] = useState(arrayPagamentos.find(isWaitedFor)?.meio ?? meios[0]);
  const [telemovel, setTelemovel] = useState(first.telemovel);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isAwake = useAwake();
  const last = arrayPagamentos.find(({ meio }) => meio === chosen);
  const isMbway = chosen === 'mbway';

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const body = { meio: chosen, ...(isMbway && { telemovel }) };
    const answer = await call('POST /api/reservas/:segredo/pagamentos', {
      params: { segredo },
      body,
    });
    setFault(isRefused(answer) ? translated(answer.errors[0]?.msg ?? '') : '');
    await readAgain();
    setBusy(false);
  }

  const waiting = last && isWaitedFor(last) && (isMbway || last.referencia !== '') && last;
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{t('Pagar agora {valor}', { valor: euros(ways.porPagar) })}</h2>
      {ways.simulado && (
        <p className={styles.simulated}>
          {t('SIMULAÇÃO: isto é um ensaio, e ninguém paga a sério.')}
        </p>
      )}
      <fieldset className={`row ${styles.means}`} disabled={!isAwake}>
        <legend className="visually-hidden">{t('Como quer pagar')}</legend>
        {meios.map((meio) => (
          <label key={meio} className={styles.mean}>
            <input
              type="radio"
              name={`${id}meio`}
              checked={meio === chosen}
              onChange={() => {
                setChosen(meio);
                setFault('');
              }}
            />
            {translated(meioPedido.names?.[meio] ?? meio)}
          </label>
        ))}
      </fieldset>
      {waiting && (isMbway ? <Countdown pagamento={waiting} /> : <Reference pagamento={waiting} />)}
      {!waiting && (
        <form className={styles.block} onSubmit={pay} noValidate>
          {isMbway && last && !fault && (
            <p role="status">
              {t('O último pedido não foi aceite a tempo. Pode pedir outra vez.')}
            </p>
          )}
          {isMbway && (
            <label className={styles.howMany}>
              {t('Telemóvel com MB WAY')}
              <input
                type="tel"
                autoComplete="tel-national"
                value={telemovel}
                disabled={!isAwake}
                onChange={({ target }) => {
                  setTelemovel(target.value);
                  setFault('');
                }}
              />
            </label>
          )}
          <button type="submit" className="button" disabled={isBusy || !isAwake}>
            {isMbway ? t('Pagar com MB WAY') : t('Obter a referência')}
          </button>
        </form>
      )}
      <Faults fields={{}} sentence={fault} />
    </section>
  );
}
