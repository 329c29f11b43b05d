import { Box, Button, Group } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { screenFeatures } from '../../features/all.screens.ts';
import { longDate, longMoment, soonMoment } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { day } from '../../language/durations.ts';
import { everyCollection, everySection } from '../../sections/all.ts';
import type { Task } from '../../sections/feature.ts';
import { officePath, panelPath } from '../../sections/officePath.ts';
import { placesIn } from '../../sections/section.ts';
import { EndNotice } from '../avisos/UrgentActions.tsx';
import { call } from '../client.ts';
import type { Waiting as WaitingDraft } from '../form/WaitingDrafts.tsx';
import { type May, useMay } from '../may.ts';
import { panelOf } from '../panels.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { readWaiting } from '../sections/open.ts';
import { sessionAccount } from '../session.ts';
import { CloseTomorrow } from './CloseTomorrow.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import styles from './HojeScreen.module.css';
import { isNightMissed } from './isNightMissed.ts';
import { ClosedSite } from './SiteDoor.tsx';
import { deskTasks, publishingTasks } from './tasks.ts';

type Read = AnswerOf<'GET /api/hoje'> &
  AnswerOf<'GET /api/resumo'> &
  AnswerOf<'GET /api/definicoes'> &
  AnswerOf<'GET /api/urgentes'> & { waiting: WaitingDraft[] };

/** Reads all that may be waiting for somebody at the desk. */
export async function readHoje(): Promise<Read | Refused> {
  const [hoje, resumo, settings, urgentes, waiting] = await Promise.all([
    call('GET /api/hoje'),
    call('GET /api/resumo'),
    call('GET /api/definicoes'),
    call('GET /api/urgentes'),
    readWaiting(placesIn(everyCollection)),
  ]);
  if (isRefused(hoje)) return hoje;
  if (isRefused(resumo)) return resumo;
  if (isRefused(settings)) return settings;
  return isRefused(urgentes) ? urgentes : { ...settings, ...hoje, ...resumo, ...urgentes, waiting };
}

/** Something to do: how many, of what, and the list of exactly those. */
type Waiting = Pick<Task, 'to' | 'one' | 'many' | 'isUrgent'> & { count: number };

function Tasks({ items, none }: { items: Waiting[]; none: string }) {
  const waiting = items.filter(({ count }) => count > 0);
  if (waiting.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.tasks}>
      {waiting.map(({ to, count, one, many, isUrgent }) => (
        <li key={to + one}>
          <Link to={to} className={isUrgent ? styles.late : undefined}>
            <strong>{count.toLocaleString('pt-PT')}</strong> {count === 1 ? one : many}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function waitingOf(tasks: readonly Task[], { resumo: { contagens } }: Read, may: May): Waiting[] {
  return tasks
    .filter(({ needs }) => may.call(needs))
    .map((task) => ({ ...task, count: contagens[task.name] ?? 0 }));
}

function toPublish({ hoje }: Read, may: May): Waiting[] {
  const own = hoje.porPublicar.filter(({ seccao }) => may.edit(seccao));
  return own.flatMap(({ seccao, rascunhos, agendados }) => {
    const where = (everySection.find(({ name }) => name === seccao)?.menu ?? seccao).toLowerCase();
    return Object.entries({ rascunho: rascunhos, agendado: agendados }).map(([state, count]) => ({
      to: `/backoffice/${seccao}?estado=${state}`,
      count,
      one: `${state} em ${where}`,
      many: `${state}s em ${where}`,
    }));
  });
}

/** What the user began where they may no longer write: nothing else leads there. */
function KeptDrafts({ drafts }: { drafts: readonly WaitingDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <Card title="Por acabar">
      <p>Já não pode guardar isto, mas o que escreveu continua aqui, só para si.</p>
      <ul className={styles.tasks}>
        {drafts.map(({ to, titulo }) => (
          <li key={to}>
            <Link to={to}>{titulo || 'Sem título'}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NextEvent({ proximoEvento: next, may }: Read['hoje'] & { may: May }) {
  if (!next) return <p className={styles.none}>Não há eventos marcados.</p>;
  const { identifier, title, startDate, startTime, inscritos, lugares } = next;
  const address = officePath('eventos', identifier);
  const { instead } = panelOf('eventos');
  const seesBookings = instead !== undefined && may.call(instead.needs);
  return (
    <>
      <p>
        {seesBookings ? <Link to={address}>{title}</Link> : <strong>{title}</strong>}
        <br />
        {longDate(startDate)}
        {startTime && `, ${startTime}`}
      </p>
      {lugares !== null && (
        <p>
          <Link to={seesBookings ? panelPath('eventos', identifier) : `${address}/entrada`}>
            {counted(inscritos, 'pessoa inscrita', 'pessoas inscritas')} de {lugares} lugares
          </Link>
        </p>
      )}
    </>
  );
}

function Backup({ ultimaCopia, copiaDaNoite, isAdmin }: Read['hoje'] & { isAdmin: boolean }) {
  const isMissing = isNightMissed(copiaDaNoite, new Date());
  return (
    <>
      <p>
        {ultimaCopia ? `A última cópia é de ${longMoment(ultimaCopia)}.` : 'Ainda não há cópias.'}{' '}
        {copiaDaNoite !== '' && !isMissing && 'O servidor faz uma todas as noites.'}
      </p>
      {isMissing && (
        <p className={styles.missed}>
          <strong>A cópia desta noite não foi feita.</strong> A última que o servidor fez é de{' '}
          {longMoment(copiaDaNoite)}: avise quem gere o servidor.
        </p>
      )}
      {isAdmin && (
        <p>
          <Link to="/backoffice/definicoes/copia">Fazer uma cópia</Link>
        </p>
      )}
    </>
  );
}

/** For accounts with access to money, accounts or settings, until they have a second factor; it can wait a week. */
function FactorReminder() {
  const key = `aldeia:segundo-fator:${sessionAccount()}`;
  const [until, setUntil] = useLocalStorage({
    key,
    defaultValue: 0,
    getInitialValueInEffect: false,
  });
  if (until > Date.now()) return null;
  return (
    <Note>
      A sua conta só tem palavra-passe: quem a descobrir entra em seu nome.{' '}
      <Link to="/backoffice/conta">Ligue a verificação em dois passos</Link>, em dois minutos.
      <Button variant="subtle" px="xs" onClick={() => setUntil(Date.now() + 7 * day)}>
        Lembrar daqui a uma semana
      </Button>
    </Note>
  );
}

/** What visitors read above every page at this moment, with the button that ends it. */
function OnTopNow({ urgentes, may }: { urgentes: Read['arrayUrgentes']; may: May }) {
  if (urgentes.length === 0) return null;
  return (
    <Box component="section" className={styles.card} mb="md" aria-label="No cimo do site agora">
      {urgentes.map(({ _id, title, urgenteAte }) => (
        <Group key={_id} justify="space-between">
          <p>
            No cimo do site agora: <Link to={officePath('avisos', _id)}>{title}</Link>, até{' '}
            {soonMoment(urgenteAte, new Date())}
          </p>
          {may.publish('avisos') && <EndNotice _id={_id} title={title} label="Terminar" />}
        </Group>
      ))}
    </Box>
  );
}

/** The notices of features, above the cards. */
function TodayNotices({ may }: { may: May }) {
  return screenFeatures
    .flatMap(({ today }) => today ?? [])
    .filter(({ needs }) => may.call(needs))
    .sort((one, other) => one.order - other.order)
    .map(({ order, Notice }) => <Notice key={order} />);
}

/** Buttons for what is written most often. */
function Beginnings({ may }: { may: May }) {
  return (
    <>
      {may.edit('avisos') && (
        <Button component={Link} to="/backoffice/avisos/adicionar">
          Novo aviso
        </Button>
      )}
      {may.edit('eventos') && (
        <Button component={Link} to="/backoffice/eventos/adicionar" variant="outline">
          Novo evento
        </Button>
      )}
    </>
  );
}

/** What the user has to do: each number links to exactly what it counts, and other people's tasks are left out. */
export function HojeScreen() {
  const read = useLoaderData<Read | Refused>();
  const may = useMay();
  const isSettler = may.call('PUT /api/definicoes');
  const isAdmin = may.call('GET /api/copia');
  return (
    <Loaded title="Hoje" read={read}>
      {(all) => {
        const first = isSettler && <FirstSteps left={all.hoje.porFazer} isAdmin={isAdmin} />;
        const desk = waitingOf(deskTasks, all, may);
        // If anybody waits, the first steps go below the cards, since people come first.
        const isBusy = desk.some(({ count }) => count > 0);
        return (
          <>
            <ScreenHead title="Hoje">
              <Beginnings may={may} />
              {isSettler && <CloseTomorrow {...all} />}
            </ScreenHead>
            {all.definicoes.emPreparacao && <ClosedSite mayOpen={isSettler} />}
            <OnTopNow urgentes={all.arrayUrgentes} may={may} />
            {!isBusy && first}
            <TodayNotices may={may} />
            <div className={styles.cards}>
              <KeptDrafts drafts={all.waiting.filter(({ seccao }) => !may.edit(seccao))} />
              {desk.length > 0 && (
                <Card title="Atender">
                  <Tasks items={desk} none="Está tudo respondido, pago e enviado." />
                </Card>
              )}
              {everySection.some(({ name }) => may.edit(name)) && (
                <Card title="Por publicar">
                  <Tasks
                    items={[...waitingOf(publishingTasks, all, may), ...toPublish(all, may)]}
                    none="Não há rascunhos nem nada agendado."
                  />
                </Card>
              )}
              <Card title="Próximo evento">
                <NextEvent {...all.hoje} may={may} />
              </Card>
              {isSettler && (
                <Card title="Cópia de segurança">
                  <Backup {...all.hoje} isAdmin={isAdmin} />
                </Card>
              )}
            </div>
            {isBusy && first}
            {all.hoje.semFator && <FactorReminder />}
          </>
        );
      }}
    </Loaded>
  );
}
