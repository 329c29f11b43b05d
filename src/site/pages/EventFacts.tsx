import { Fragment } from 'react';
import { isAhead } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { groupedPhone, phoneHref } from '../../language/phoneNumber.ts';
import type { RecordIn } from '../../sections/all.ts';
import { availablePlaces, signUpEnded, signUpState, underSix } from '../../sections/eventSignUp.ts';
import { faceOf, pathOf } from '../faces.ts';
import { placesId, SignUp } from '../forms/SignUp.tsx';
import { island } from '../island.tsx';
import type { Site } from '../page.ts';
import { calendarDay } from '../parts/calendarDay.ts';
import { Day } from '../parts/Day.tsx';
import { Fact, Facts, Local } from '../parts/Facts.tsx';
import styles from './EventFacts.module.css';

type Evento = RecordIn<'noticiasEventos'>;

/** What the page of an event knows besides the event: decided once, when it is loaded. */
export function eventState(evento: Evento, now: Date) {
  return {
    signUp: signUpState(evento, now),
    signUpEnded: signUpEnded(evento, now),
    available: availablePlaces(evento),
    isOver: evento.type === 'EVENTO' && !isAhead(evento.endDate || evento.startDate, '', now),
  };
}

type Props = { evento: Evento; state: ReturnType<typeof eventState>; site: Site };

const LiveSignUp = island('signUp', SignUp);

/** The way to sign up, or why there is none. */
function SignUpFacts({ evento, state, site }: Props) {
  const { phones } = site.definicoes;
  const { _id, identifier, title, startDate, price, childPrice, maxPorReserva } = evento;
  return (
    <>
      {state.signUp === 'open' && (
        <>
          <LiveSignUp
            className={styles.signUp}
            evento={{
              _id,
              identifier,
              title,
              startDate,
              price,
              childPrice,
              maxPorReserva,
              available: state.available,
            }}
            enviaEmail={site.enviaEmail}
          />
          <noscript>
            <p>
              Para se inscrever, telefone para a junta
              {phones.map((number, index) => (
                <Fragment key={number}>
                  {index === 0 ? ': ' : ' ou '}
                  <a href={phoneHref(number)}>{groupedPhone(number)}</a>
                </Fragment>
              ))}
              .
            </p>
          </noscript>
        </>
      )}
      {state.signUp === 'full' && (
        <button type="button" className="button" disabled>
          Esgotado
        </button>
      )}
      {state.signUpEnded && (
        <p className={styles.ended}>
          <b>Inscrições encerradas</b> Foram aceites até <Day day={evento.limitEnrollmentDate} />.
        </p>
      )}
    </>
  );
}

const cost = (amount: number | null) => (amount ? euros(amount) : 'Gratuito');

/** When and where an event is, what it costs, and the way to sign up. */
export function EventFacts({ evento, state, site }: Props) {
  const { startDate, startTime, endDate, endTime, location } = evento;
  const { day, month, year, weekday } = calendarDay(startDate);
  return (
    <Facts
      reach={evento}
      lead={
        <p className={`row ${styles.big}`} aria-hidden="true">
          <b>{day}</b>
          <span>
            {month} {year}
            <br />
            {weekday}
          </span>
        </p>
      }
      actions={
        <>
          <SignUpFacts evento={evento} state={state} site={site} />
          {!state.isOver && (
            <a
              href={`${pathOf(faceOf('eventos'), evento)}.ics`}
              download={`${evento.identifier}.ics`}
              className={`tap ${styles.ics}`}
            >
              Guardar no calendário
            </a>
          )}
        </>
      }
    >
      <Fact label="Início">
        <Day day={startDate} time={startTime} />
      </Fact>
      {(endDate || endTime) && (
        <Fact label="Fim">
          <Day day={endDate || startDate} time={endTime} />
        </Fact>
      )}
      <Local local={location} />
      {evento.permiteInscricao && (
        <Fact label="Preço">
          <span className={styles.prices}>
            <span>
              <b>{cost(evento.price)}</b> por adulto
            </span>
            <span>
              <b>{cost(evento.childPrice)}</b> por criança (6 a 12 anos)
            </span>
            <span className="soft">{underSix}</span>
          </span>
        </Fact>
      )}
      {state.signUp === 'open' && (
        <Fact label="Vagas">
          <span id={placesId}>{state.available}</span> de {evento.maxParticipants}, com inscrições
          até <Day day={evento.limitEnrollmentDate} />
        </Fact>
      )}
      {state.signUp === 'full' && (
        <Fact label="Vagas">
          {evento.maxParticipants === 1
            ? 'Nenhuma: o único lugar está reservado'
            : `Nenhuma: os ${evento.maxParticipants} lugares estão reservados`}
        </Fact>
      )}
    </Facts>
  );
}
