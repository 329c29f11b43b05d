import { Fragment } from 'react';
import { lisbonDay } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { groupedPhone, phoneHref } from '../../language/phoneNumber.ts';
import { t } from '../../language/speaking.ts';
import { availablePlaces, signUpEnded, signUpState, underSix } from '../../sections/eventSignUp.ts';
import type { Slots } from '../../site/feature.ts';
import { island } from '../../site/island.tsx';
import { Day } from '../../site/parts/Day.tsx';
import { Fact } from '../../site/parts/Facts.tsx';
import { isListFirst, payBy } from './deadlines.ts';
import styles from './EventSignUp.module.css';
import { placesId, SignUp } from './SignUp.island.tsx';

const LiveSignUp = island('SignUp', SignUp);

/**
 * The way to sign up for an event, or why there is none. A full event has a disabled button that
 * says so, and the way to its waiting list.
 */
export function EventSignUp({ evento, now, site }: Slots['eventActions']) {
  const state = signUpState(evento, now);
  const { phones } = site.definicoes;
  const { _id, identifier, title, startDate, price, childPrice, maxPorReserva } = evento;
  const { maxParticipants } = evento;
  const isFull = state === 'full';
  const isPaid = Boolean(price || childPrice);
  const pagarAte = isPaid ? payBy(evento, lisbonDay(now), site.definicoes.feriados) : '';
  return (
    <>
      {isFull && (
        <button type="button" className="button" disabled>
          {t('Esgotado')}
        </button>
      )}
      {state !== 'closed' && (
        <>
          <LiveSignUp
            evento={{
              _id,
              identifier,
              title,
              startDate,
              price,
              childPrice,
              maxPorReserva,
              maxParticipants,
              available: availablePlaces(evento),
              isListFirst: isListFirst(evento, now),
              pagarAte,
            }}
            enviaEmail={site.enviaEmail}
          />
          <noscript>
            <p>
              {phones.length === 0
                ? t('Para se inscrever, telefone para a junta')
                : t('Para se inscrever, telefone para a junta:')}
              {phones.map((number, index) => (
                <Fragment key={number}>
                  {index === 0 ? ' ' : ` ${t('ou')} `}
                  <a href={phoneHref(number)}>{groupedPhone(number)}</a>
                </Fragment>
              ))}
              .
            </p>
          </noscript>
        </>
      )}
      {signUpEnded(evento, now) && (
        <p className={styles.ended}>
          <b>{t('Inscrições encerradas')}</b> {t('Foram aceites até')}{' '}
          <Day day={evento.limitEnrollmentDate} />.
        </p>
      )}
    </>
  );
}

/** Why there is no place left. */
function noneInWords(evento: Slots['eventFacts']['evento']): string {
  return evento.maxParticipants === 1
    ? t('Nenhuma: o único lugar está reservado')
    : t('Nenhuma: os {lugares} lugares estão reservados', {
        lugares: String(evento.maxParticipants),
      });
}

const cost = (amount: number | null) => (amount ? euros(amount) : t('Gratuito'));

/** What it costs to come to an event, and how many places are left. */
export function EventPlaces({ evento, now }: Slots['eventFacts']) {
  const state = signUpState(evento, now);
  return (
    <>
      {evento.permiteInscricao && !evento.cancelado && (
        <Fact label={t('Preço')}>
          <span className={styles.prices}>
            {evento.price || evento.childPrice ? (
              <>
                <span>
                  <b>{cost(evento.price)}</b> {t('por adulto')}
                </span>
                <span>
                  <b>{cost(evento.childPrice)}</b> {t('por criança (6 a 12 anos)')}
                </span>
              </>
            ) : (
              <b>{cost(0)}</b>
            )}
            <span className="soft">{t(underSix)}</span>
          </span>
        </Fact>
      )}
      {state === 'open' && (
        <Fact label={t('Vagas')}>
          <span id={placesId}>{availablePlaces(evento)}</span>{' '}
          {t('de {lugares}, com inscrições até', { lugares: String(evento.maxParticipants) })}{' '}
          <Day day={evento.limitEnrollmentDate} />
          {isListFirst(evento, now) && t('; as vagas são primeiro para quem já espera')}
        </Fact>
      )}
      {state === 'full' && <Fact label={t('Vagas')}>{noneInWords(evento)}</Fact>}
    </>
  );
}
