import { longDate } from '../../language/calendar.ts';
import { euros, plainEuros } from '../../language/euros.ts';
import { langOf, t, translated } from '../../language/speaking.ts';
import { QrCode } from '../../parts/QrCode.tsx';
import { faceOf, pathOf } from '../../site/faces.ts';
import { island } from '../../site/island.tsx';
import { page, toNotFound } from '../../site/page.ts';
import { Until } from '../../site/parts/Until.tsx';
import { isNotFound } from '../../site/reader.ts';
import { readSlot, Slot } from '../../site/slots.tsx';
import { CopyValue } from '../dinheiro/CopyValue.island.tsx';
import ways from '../dinheiro/paying.module.css';
import { AnswerOffer } from './AnswerOffer.island.tsx';
import { totalName } from './bookingMoney.ts';
import { isWaiting } from './bookingState.ts';
import { CancelBooking } from './CancelBooking.island.tsx';
import { ProofUpload } from './ProofUpload.island.tsx';
import { ReduceBooking } from './ReduceBooking.island.tsx';
import styles from './reserva.module.css';
import { type Reserva, stateOf } from './reservaInWords.site.ts';
import { askHowToPay, partyInWords, sizeOf } from './signUp.ts';

type Data = { reserva: Reserva; segredo: string; paying: unknown[] };

const LiveProof = island('ProofUpload', ProofUpload);
const LiveCancel = island('CancelBooking', CancelBooking);
const LiveReduce = island('ReduceBooking', ReduceBooking);
const LiveCopy = island('CopyValue', CopyValue);
const LiveOffer = island('AnswerOffer', AnswerOffer);

/** How to pay, with values to copy into a banking app, or a QR code for it to scan. */
function HowToPay({ reserva, isOther }: { reserva: Reserva; isOther: boolean }) {
  const { pagamento, porPagar, iban, codigoTransferencia } = reserva;
  if (isOther && pagamento.length === 0) return null;
  return (
    <section className={ways.block} aria-labelledby="pagar">
      <h2 id="pagar">{isOther ? t('Outras formas de pagar') : t('Como pagar')}</h2>
      {pagamento.length > 0 ? (
        <div className={styles.paying}>
          <dl className={styles.ways}>
            <div>
              <dt className="soft">{t('Valor')}</dt>
              <dd>
                <LiveCopy value={plainEuros(porPagar)} after={'\u00a0€'} what={t('o valor')} />
              </dd>
            </div>
            {pagamento.map(({ label, value }) => (
              <div key={label}>
                <dt className="soft">{translated(label)}</dt>
                <dd>{value === iban ? <LiveCopy value={value} what={t('o IBAN')} /> : value}</dd>
              </div>
            ))}
          </dl>
          {codigoTransferencia && (
            <figure className={styles.code}>
              <QrCode text={codigoTransferencia} label={t('Código QR da transferência')} />
              <figcaption className="soft">
                {t(
                  'Se a aplicação do seu banco lê códigos de transferência, aponte-a para aqui: o valor, a conta e a referência ficam preenchidos.',
                )}
              </figcaption>
            </figure>
          )}
        </div>
      ) : (
        <p>
          {t(askHowToPay)} <a href="/contactos">{t('Os contactos da junta')}</a>
        </p>
      )}
    </section>
  );
}

/** When, where, who and how much. */
function Facts({ reserva, isOff }: { reserva: Reserva; isOff: boolean }) {
  const { evento } = reserva;
  return (
    <dl className={styles.facts}>
      <dt>{t('Quando')}</dt>
      <dd>
        <time dateTime={evento.startDate}>{longDate(evento.startDate)}</time>
        {evento.startTime && t(', às {hora}', { hora: evento.startTime })}
        <Until from={evento.startDate} to={evento.endDate} after=", " />
      </dd>
      <dt>{t('Onde')}</dt>
      <dd>{evento.location}</dd>
      <dt>{t('Quem')}</dt>
      <dd>{partyInWords(reserva)}</dd>
      <dt>{totalName({ ...reserva, estado: isOff ? 'cancelada' : reserva.estado })}</dt>
      <dd className={styles.total}>{euros(reserva.total)}</dd>
      {reserva.porPagar > 0 && reserva.porPagar < reserva.total && (
        <>
          <dt>{t('Por pagar')}</dt>
          <dd>{euros(reserva.porPagar)}</dd>
        </>
      )}
      <dt>{t('Referência')}</dt>
      <dd>{reserva.referencia}</dd>
    </dl>
  );
}

function Private({ data: { reserva, segredo, paying } }: { data: Data }) {
  const { evento, numeroAdultos, numeroCriancas } = reserva;
  const until = { day: reserva.cancelarAte, time: reserva.cancelarAteHora };
  const canPayHere = paying.some((ways) => ways !== undefined);
  const state = stateOf(reserva, canPayHere);
  const isOff = ['cancelada', 'expirada'].includes(reserva.estado) || reserva.eventoRetirado;
  const mayStillPay = reserva.estado === 'expirada' && !reserva.eventoRetirado;
  const proof = <LiveProof segredo={segredo} again={reserva.comprovativo !== ''} />;
  return (
    <article className={`wrap ${styles.page}`}>
      <header className={styles.header}>
        <p className={styles.kicker}>{t('A minha reserva')}</p>
        <h1 lang={langOf(evento, 'title')}>{evento.title}</h1>
        <p>
          {t('Olá, {nome}. Este endereço é só seu: guarde-o e não o partilhe.', {
            nome: reserva.name,
          })}
        </p>
      </header>
      <section className={styles.state} role="status" data-cancelled={isOff || undefined}>
        <h2>{state.title}</h2>
        <p>{state.text}</p>
        {state.reason && (
          <p className={styles.reason}>{t('Motivo: {motivo}', { motivo: state.reason })}</p>
        )}
      </section>
      {reserva.estado === 'oferta' && !reserva.eventoRetirado && <LiveOffer segredo={segredo} />}
      <Facts reserva={reserva} isOff={isOff} />
      {reserva.codigoEntrada && !reserva.eventoRetirado && (
        <figure className={styles.code}>
          <QrCode text={reserva.codigoEntrada} label={t('Código QR desta reserva')} />
          <figcaption className="soft">{t('À entrada, mostre este código.')}</figcaption>
        </figure>
      )}
      {!reserva.eventoRetirado && (
        <p className="row">
          <a href={pathOf(faceOf('eventos'), evento)} className="tap">
            {t('Ver o evento')}
          </a>
          {!isOff && !isWaiting(reserva) && (
            <a href={`${pathOf(faceOf('eventos'), evento)}.ics`} className="tap">
              {t('Juntar ao calendário')}
            </a>
          )}
        </p>
      )}
      {reserva.porPagar > 0 && !isOff && (
        <>
          <Slot name="payBooking" given={{ segredo }} data={paying} />
          <HowToPay reserva={reserva} isOther={canPayHere} />
          {proof}
        </>
      )}
      {reserva.podeCancelar && sizeOf(reserva) > 1 && (
        <LiveReduce
          segredo={segredo}
          party={{ numeroAdultos, numeroCriancas }}
          prices={{ precoAdulto: reserva.precoAdulto, precoCrianca: reserva.precoCrianca }}
          held={reserva.pago}
          until={until}
        />
      )}
      {mayStillPay && reserva.pago === 0 && reserva.total > 0 && proof}
      {!isOff && (
        <LiveCancel
          segredo={segredo}
          until={until}
          isInTime={reserva.podeCancelar}
          isWaiting={isWaiting(reserva)}
        />
      )}
      <noscript>
        <p>
          {t('Para enviar o comprovativo, mudar ou cancelar sem JavaScript, fale com a junta.')}
        </p>
      </noscript>
    </article>
  );
}

/**
 * A booking's private page: its state, how to pay, the proof, cancelling. Opening it changes
 * nothing, except that an online payment made meanwhile is confirmed.
 */
export const reserva = page<Data>({
  isPrivate: true,
  isInEveryLanguage: true,
  sheet: ['inscricoes', 'dinheiro'],
  async load(read, { params: { segredo = '' } }) {
    try {
      // First: this may confirm a payment, which the booking read next then shows.
      const paying = await readSlot('payBooking', read, { segredo });
      const { reserva } = await read('/api/reservas/:segredo', { params: { segredo } });
      return { reserva, segredo, paying };
    } catch (error) {
      if (isNotFound(error)) throw toNotFound();
      throw error;
    }
  },
  head: ({ reserva }) => ({
    title: t('A minha reserva: {evento}', { evento: reserva.evento.title }),
    description: t('Página privada de uma reserva.'),
    noindex: true,
  }),
  Component: Private,
});
