import type { AnswerOf, Found } from '../../calls/all.ts';
import { longDate, longMoment } from '../../language/calendar.ts';
import { euros, plainEuros } from '../../language/euros.ts';
import { langOf, t, translated } from '../../language/speaking.ts';
import { QrCode } from '../../parts/QrCode.tsx';
import { faceOf, pathOf } from '../../site/faces.ts';
import { island } from '../../site/island.tsx';
import { type BookingPart, nowhere, page } from '../../site/page.ts';
import { Until } from '../../site/parts/Until.tsx';
import { isNotFound } from '../../site/reader.ts';
import { AnswerOffer } from './AnswerOffer.island.tsx';
import booking from './booking.module.css';
import { totalName } from './bookingMoney.ts';
import { CancelBooking } from './CancelBooking.island.tsx';
import { CopyValue } from './CopyValue.island.tsx';
import { ProofUpload } from './ProofUpload.island.tsx';
import { ReduceBooking } from './ReduceBooking.island.tsx';
import styles from './reserva.module.css';
import { askHowToPay, partyInWords } from './signUp.ts';

/** What the holder of a booking's private address is shown. */
type Reserva = Found<AnswerOf<'GET /api/reservas/:segredo'>>['reserva'];

type Data = { reserva: Reserva; segredo: string; part?: BookingPart | undefined; paying: unknown };

/** What the page says about a refund. */
function refundOf({ aDevolver, devolvido, total, comprovativo }: Reserva): string {
  if (total === 0) return '';
  if (aDevolver === 0 && comprovativo) {
    return t('A junta vai conferir o comprovativo que enviou e devolver-lhe o que pagou.');
  }
  if (aDevolver === 0) {
    return t('Se já tinha pago, fale com a junta, para lhe devolver o valor.');
  }
  const valor = euros(aDevolver);
  return devolvido
    ? t('Devolvemos-lhe {valor}, pelo mesmo meio de pagamento.', { valor })
    : t('Vamos devolver-lhe {valor}, pelo mesmo meio de pagamento.', { valor });
}

/** Sentences one after the other, without those that are ''. */
const inARow = (...sentences: string[]) => sentences.filter(Boolean).join(' ');

function stateOf(
  reserva: Reserva,
  canPayHere: boolean,
): { title: string; text: string; reason?: string } {
  const { estado, estaPago, comprovativo, total } = reserva;
  if (reserva.canceladaComEvento) {
    return {
      title: t('Evento cancelado'),
      text: inARow(t('A junta cancelou este evento, e com ele a sua reserva.'), refundOf(reserva)),
      reason: reserva.evento.motivoCancelamento,
    };
  }
  if (estado === 'cancelada') {
    const dia = longDate(reserva.canceladaEm);
    return {
      title: t('Reserva cancelada'),
      text: inARow(
        t('Cancelou esta reserva a {dia} e os lugares ficaram livres.', { dia }),
        refundOf(reserva),
      ),
    };
  }
  if (reserva.eventoRetirado) {
    return {
      title: t('Evento retirado'),
      text: t(
        'A junta retirou este evento do site, e esta reserva já não conta. Se tiver dúvidas, fale com a junta.',
      ),
    };
  }
  if (estado === 'espera') {
    return {
      title: t('Em lista de espera'),
      text: t(
        'Se houver lugares para todos, escrevemos-lhe, e esta página di-lo. Até lá não há nada a pagar.',
      ),
    };
  }
  if (estado === 'oferta') {
    return {
      title: t('Há lugares para si'),
      text: t('Guardamo-los até {quando}. Depois passam a quem está a seguir.', {
        quando: longMoment(reserva.ofertaAte),
      }),
    };
  }
  if (estado === 'expirada') {
    return {
      title: t('Reserva expirada'),
      text: reserva.pago
        ? t(
            'O seu pagamento chegou depois do prazo. A junta vai ver se ainda há lugares; se não houver, devolve-lhe tudo.',
          )
        : t(
            'O prazo passou e os lugares ficaram livres. Se entretanto pagou, envie o comprovativo; se ainda quer vir, fale com a junta.',
          ),
    };
  }
  if (total === 0) {
    return { title: t('Reserva feita'), text: t('Não há nada a pagar. Até lá.') };
  }
  if (estaPago) {
    return {
      title: t('Pagamento confirmado'),
      text: inARow(
        t('A inscrição está válida e o lugar é seu.'),
        reserva.aDevolver ? refundOf(reserva) : '',
      ),
    };
  }
  if (reserva.motivoRecusa) {
    return {
      title: t('Comprovativo recusado'),
      text: t(
        'A junta não pôde aceitar o comprovativo que enviou. Envie outro, ou fale com a junta.',
      ),
      reason: translated(reserva.motivoRecusa),
    };
  }
  if (comprovativo) {
    return {
      title: t('Comprovativo recebido'),
      text: t('A junta vai conferi-lo. Quando o pagamento estiver confirmado, esta página di-lo.'),
    };
  }
  return {
    title: t('À espera de pagamento'),
    text: inARow(
      reserva.pagarAte ? t('Pague até {dia}.', { dia: longDate(reserva.pagarAte) }) : '',
      canPayHere
        ? t(
            'Se pagar agora, aqui em baixo, a inscrição fica logo válida; de outra forma, depois de enviar o comprovativo e de a junta o confirmar.',
          )
        : t('A inscrição fica válida depois de enviar o comprovativo e de a junta o confirmar.'),
    ),
  };
}

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
    <section className={booking.block} aria-labelledby="pagar">
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

function Private({ data: { reserva, segredo, part, paying } }: { data: Data }) {
  const { evento, numeroAdultos, numeroCriancas } = reserva;
  const until = { day: reserva.cancelarAte, time: reserva.cancelarAteHora };
  const canPayHere = part !== undefined && paying !== undefined;
  const state = stateOf(reserva, canPayHere);
  const isOff = ['cancelada', 'expirada'].includes(reserva.estado) || reserva.eventoRetirado;
  const isWaiting = reserva.estado === 'espera' || reserva.estado === 'oferta';
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
          {!isOff && !isWaiting && (
            <a href={`${pathOf(faceOf('eventos'), evento)}.ics`} className="tap">
              {t('Juntar ao calendário')}
            </a>
          )}
        </p>
      )}
      {reserva.porPagar > 0 && !isOff && (
        <>
          {canPayHere && <part.Component data={paying as never} segredo={segredo} />}
          <HowToPay reserva={reserva} isOther={canPayHere} />
          <LiveProof segredo={segredo} again={reserva.comprovativo !== ''} />
        </>
      )}
      {reserva.podeCancelar && numeroAdultos + numeroCriancas > 1 && (
        <LiveReduce
          segredo={segredo}
          party={{ numeroAdultos, numeroCriancas }}
          prices={{ precoAdulto: reserva.precoAdulto, precoCrianca: reserva.precoCrianca }}
          held={reserva.pago}
          until={until}
        />
      )}
      {reserva.estado === 'expirada' && reserva.pago === 0 && reserva.total > 0 && (
        <LiveProof segredo={segredo} again={reserva.comprovativo !== ''} />
      )}
      {!isOff && (
        <LiveCancel
          segredo={segredo}
          until={until}
          isInTime={reserva.podeCancelar}
          isWaiting={isWaiting}
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
  sheet: 'inscricoes',
  async load(read, { params: { segredo = '' }, payBooking: part }) {
    try {
      // First: this may confirm a payment, which the booking read next then shows.
      const paying = await part?.load(read, segredo);
      const { reserva } = await read('/api/reservas/:segredo', { params: { segredo } });
      return { reserva, segredo, part, paying };
    } catch (error) {
      if (isNotFound(error)) throw nowhere();
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
