import { Fragment, useState } from 'react';
import { Link, redirect, useRevalidator } from 'react-router';
import { isAhead, lisbonDay, longDate } from '../../fields/calendar.ts';
import { euros } from '../../fields/euros.ts';
import { phoneHref } from '../../fields/phoneNumber.ts';
import { groupedPhone } from '../../parts/groupedPhone.ts';
import { reloadOnce } from '../../parts/lostCode.ts';
import type { RecordIn } from '../../sections/all.ts';
import type { Empty } from '../../sections/face.ts';
import { availablePlaces, signUpEnded, signUpState, underSix } from '../../sections/signUp.ts';
import { faceOf, pathOf } from '../faces.ts';
import { Faults } from '../forms/Faults.tsx';
import type { SignUpDialog } from '../forms/SignUpDialog.tsx';
import { fotosOf } from '../fotosOf.ts';
import { listHead, recordHead } from '../heads.ts';
import { page, readMany, readOne, type Site } from '../page.ts';
import { type Paging, pageParam, readPage } from '../paging.ts';
import { CardTitle } from '../parts/CardTitle.tsx';
import { calendarDay } from '../parts/calendarDay.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { Fact, Facts, Local } from '../parts/Facts.tsx';
import { ListPage } from '../parts/ListPage.tsx';
import { Photo } from '../parts/Photo.tsx';
import { Until } from '../parts/Until.tsx';
import { publicationNames } from '../publicationNames.ts';
import { event, newsArticle } from '../schemaOrg.ts';
import { arrangeNoticias, type Card } from './arrangeNoticias.ts';
import styles from './noticiasEventos.module.css';

const section = faceOf('noticias');

const filters = [
  { tipo: '', query: 'arquivo=true', label: 'Todos' },
  { tipo: 'noticias', query: 'type=NOTICIA', label: 'Notícias' },
  { tipo: 'projetos', query: 'type=PROJETO', label: 'Projetos' },
  { tipo: 'eventos', query: 'type=EVENTO', label: 'Eventos' },
];

/** What is said where a filter leaves nothing. */
function emptyOf(tipo: string): Empty {
  if (tipo !== '') return faceOf(tipo === 'eventos' ? 'eventos' : 'noticias').empty;
  return { text: 'Não há notícias nem eventos por agora. Volte em breve.', drawing: 'jornal' };
}

/** One that leads and a dozen that follow, in two columns or three. */
const size = 13;

/** How many of the next events stand before all the rest; all of them have pages of their own. */
const mostNext = 12;

function Filter({ current }: { current: string }) {
  return (
    <nav aria-label="Mostrar só" className={`unprinted ${styles.filter}`}>
      <ul className="row">
        {filters.map(({ tipo, label }) => (
          <li key={tipo}>
            <Link
              to={tipo ? `${section.path}?tipo=${tipo}` : section.path}
              aria-current={tipo === current ? 'page' : undefined}
              className="tap"
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** When an event takes place, in a line: its hours, and its last day when there are several. */
function Hours({ startTime, endDate, endTime, date }: Card) {
  const hours = [startTime, endDate && endDate !== date ? '' : endTime].filter((time) => time);
  return (
    <>
      {hours.join('–')}
      <Until from={date} to={endDate} after={hours.length > 0 ? ', ' : ''} />
    </>
  );
}

function SignUpMark({ signUp }: Pick<Card, 'signUp'>) {
  if (signUp === 'closed') return null;
  return (
    <p className={`${styles.signUp} ${signUp === 'full' ? styles.full : ''}`}>
      {signUp === 'full' ? 'Esgotado' : 'Inscrição Disponível'}
    </p>
  );
}

function Agenda({ cards, goesOn }: { cards: Card[]; goesOn: boolean }) {
  return (
    <section className={`dark ${styles.agenda}`} aria-labelledby="agenda">
      <div className="wrap">
        <h2 id="agenda">Próximos eventos</h2>
        <ol>
          {cards.map((card) => {
            const { day, month, year, weekday } = calendarDay(card.date);
            return (
              <li key={card.identifier}>
                <article>
                  <time dateTime={card.date} className={styles.day}>
                    <b>{day}</b>
                    <span>
                      {month} {year}
                    </span>
                    <span>{weekday}</span>
                  </time>
                  <div className={styles.event}>
                    <p className={`sort ${styles.label}`}>{publicationNames[card.type]}</p>
                    <CardTitle as="h3" to={pathOf(section, card)}>
                      {card.title}
                    </CardTitle>
                    <p className={styles.where}>
                      <Hours {...card} />
                      <span>{card.location}</span>
                    </p>
                  </div>
                  <div className={styles.more}>
                    <p>{card.text}</p>
                    <SignUpMark {...card} />
                  </div>
                  <Photo
                    src={card.mainPhoto}
                    alt=""
                    sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 12rem, 100vw"
                    className={styles.eventPhoto}
                    cover
                  />
                </article>
              </li>
            );
          })}
        </ol>
        {goesOn && (
          <p className={styles.all}>
            <Link to={`${section.path}?tipo=eventos`} className="arrow-link">
              Todos os eventos
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

function paperTitle(tipo: string, { page }: Paging): string {
  if (tipo === 'eventos') return 'Já aconteceu';
  return page === 1 ? 'As últimas' : 'Mais antigas';
}

function Paper({ cards, title }: { cards: Card[]; title: string }) {
  return (
    <section className={`wrap ${styles.paper}`} aria-labelledby="jornal">
      <h2 id="jornal">{title}</h2>
      <ul>
        {cards.map((card, index) => (
          <li key={card.identifier} className={card.mainPhoto ? '' : styles.unpictured}>
            <article>
              <Photo
                src={card.mainPhoto}
                alt=""
                sizes={
                  index === 0
                    ? '(min-width: 64rem) 45rem, 100vw'
                    : '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 30vw'
                }
                className={styles.photo}
                cover
              />
              <div>
                <p className={`row soft ${styles.meta}`}>
                  <b className="sort">{publicationNames[card.type]}</b>{' '}
                  <time dateTime={card.date}>{longDate(card.date)}</time>
                  {card.type === 'EVENTO' && <Until from={card.date} to={card.endDate} />}
                </p>
                <CardTitle as="h3" to={pathOf(section, card)}>
                  {card.title}
                </CardTitle>
                <p className={styles.excerpt}>{card.text}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All news, projects and events: what is coming as a calendar, the rest as a paper. */
export const list = page({
  params: ['tipo', pageParam],
  async load(read, { search }) {
    const filter = filters.find(({ tipo }) => tipo === (search.get('tipo') ?? ''));
    if (!filter) throw redirect(section.path);
    const { tipo, query } = filter;
    const { items, fotos, paging } = await readPage(read, `/api/noticiasEventos?${query}`, {
      search,
      size,
      kept: tipo ? { tipo } : {},
    });
    const isFront = tipo === '' && paging.page === 1;
    const next = isFront
      ? await readMany(read, `/api/noticiasEventos?type=EVENTO&limit=${mostNext}`)
      : { items: [], fotos: {} };
    const arranged = arrangeNoticias(next.items, items, new Date());
    const shown = [...arranged.agenda, ...arranged.rest].map(({ mainPhoto }) => mainPhoto);
    return { tipo, ...arranged, paging, fotos: fotosOf({ ...fotos, ...next.fotos }, shown) };
  },
  head: ({ paging }, site) => listHead(section, paging, site),
  section: ({ tipo }) => (tipo === 'eventos' ? 'eventos' : 'noticias'),
  Component: ({ data: { tipo, agenda, rest, paging } }) => (
    <ListPage
      section={section}
      empty={emptyOf(tipo)}
      isEmpty={agenda.length + rest.length === 0}
      filter={<Filter current={tipo} />}
      paging={paging}
    >
      {agenda.length > 0 && (
        <Agenda cards={agenda} goesOn={tipo === '' && agenda.length === mostNext} />
      )}
      {rest.length > 0 && <Paper cards={rest} title={paperTitle(tipo, paging)} />}
    </ListPage>
  ),
});

/** What the page of an event knows besides the event: decided once, when it is loaded. */
type State = {
  signUp: ReturnType<typeof signUpState>;
  signUpEnded: boolean;
  available: number;
  isOver: boolean;
};

type Evento = RecordIn<'noticiasEventos'>;

function SignUp({ evento, state, site }: { evento: Evento; state: State; site: Site }) {
  const [Dialog, setDialog] = useState<typeof SignUpDialog>();
  const [open, setOpen] = useState(false);
  const [fault, setFault] = useState('');
  const { revalidate } = useRevalidator();
  const { phones } = site.definicoes;

  async function ask() {
    setFault('');
    try {
      const { SignUpDialog } = await import('../forms/SignUpDialog.tsx');
      setDialog(() => SignUpDialog);
      setOpen(true);
    } catch {
      setFault('A inscrição não abriu. Verifique a ligação à Internet e tente de novo.');
      void reloadOnce();
    }
  }

  return (
    <>
      {state.signUp === 'open' && (
        <>
          <button type="button" className="button scripted" aria-haspopup="dialog" onClick={ask}>
            Inscrever
          </button>
          <Faults fields={{}} sentence={fault} />
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
          <b>Inscrições encerradas</b> Foram aceites até{' '}
          <Moment day={evento.limitEnrollmentDate} time="" />.
        </p>
      )}
      {Dialog && (
        <Dialog
          evento={{ ...evento, available: state.available }}
          enviaEmail={site.enviaEmail}
          open={open}
          onClose={() => {
            setOpen(false);
            // A booking changes how many places are left.
            void revalidate();
          }}
          onFull={revalidate}
        />
      )}
    </>
  );
}

function Moment({ day, time }: { day: string; time: string }) {
  return (
    <time dateTime={time ? `${day}T${time}` : day}>
      {longDate(day)}
      {time && `, ${time}`}
    </time>
  );
}

const cost = (amount: number | null) => (amount ? euros(amount) : 'Gratuito');

function EventFacts({ evento, state, site }: { evento: Evento; state: State; site: Site }) {
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
          <SignUp evento={evento} state={state} site={site} />
          {!state.isOver && (
            <a
              href={`${pathOf(section, evento)}.ics`}
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
        <Moment day={startDate} time={startTime} />
      </Fact>
      {(endDate || endTime) && (
        <Fact label="Fim">
          <Moment day={endDate || startDate} time={endTime} />
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
          {state.available} de {evento.maxParticipants}, com inscrições até{' '}
          <Moment day={evento.limitEnrollmentDate} time="" />
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

/** A piece of news, a project, or an event that people can sign up for. */
export const each = page({
  load: async (read, { params }) => {
    const { item, fotos } = await readOne(read, 'noticiasEventos', params.key);
    const now = new Date();
    const lastDay = item.endDate || item.startDate;
    return {
      item,
      fotos,
      state: {
        signUp: signUpState(item, now),
        signUpEnded: signUpEnded(item, now),
        available: availablePlaces(item),
        isOver: item.type === 'EVENTO' && !isAhead(lastDay, '', now),
      },
    };
  },
  head: ({ item }, site) =>
    recordHead(section, item, site, {
      about: (item.type === 'EVENTO' ? event : newsArticle)(item, pathOf(section, item), site),
    }),
  section: ({ item }) => (item.type === 'EVENTO' ? 'eventos' : 'noticias'),
  Component: ({ data: { item, state }, site }) => (
    <DetailPage
      section={section}
      record={item}
      kicker={publicationNames[item.type]}
      byline={
        <>
          Publicado em{' '}
          <time dateTime={lisbonDay(new Date(item.insertionDate))}>
            {longDate(item.insertionDate)}
          </time>
          {state.isOver && <span className={styles.over}>Este evento já aconteceu.</span>}
        </>
      }
      facts={item.type === 'EVENTO' && <EventFacts evento={item} state={state} site={site} />}
    />
  ),
});
