import type { AnswerOf } from '../../calls/all.ts';
import { longMoment } from '../../language/calendar.ts';
import { inVillage } from '../../site/faces.ts';
import { island } from '../../site/island.tsx';
import { page, Redirect } from '../../site/page.ts';
import { orNothing } from '../../site/reader.ts';
import { FollowForm } from './FollowForm.island.tsx';
import { Following } from './Following.island.tsx';
import { OnThisDevice } from './OnThisDevice.island.tsx';
import styles from './seguir.module.css';
import { consent, everyTopic } from './topics.ts';

const LiveForm = island('FollowForm', FollowForm);
const LiveDevice = island('OnThisDevice', OnThisDevice);
const LiveFollowing = island('Following', Following);

/** The page to follow the village, by e-mail or on this device. */
export const seguir = page({
  sheet: 'seguidores',
  params: ['tema'],
  async load(read, { search }) {
    const tema = search.get('tema');
    const named = everyTopic.filter((topic) => topic === tema);
    if (tema && named.length === 0) throw new Redirect('/seguir');
    const temas = tema ? [...new Set([...named, 'urgente' as const])] : everyTopic;
    return { temas, ...(await read('/api/notificacoes/chave')) };
  },
  head: (_data, site) => ({
    title: 'Seguir a aldeia',
    description: inVillage(
      'O que a {junta} publica, por email ou no telemóvel: avisos, eventos, notícias.',
      site,
    ),
  }),
  Component: ({ data: { temas, chave }, site: { definicoes, enviaEmail } }) => (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.top}>
        <p className="kicker">{definicoes.villageName}</p>
        <h1>Seguir a aldeia</h1>
        <p>
          Um corte de água, uma festa, uma ata: receba o que a junta publica, só do que escolher.
          Também há um <a href="/feed.xml">canal RSS de notícias e avisos</a> e um{' '}
          <a href="/eventos.ics">calendário de eventos</a> para o seu telemóvel.
        </p>
        {!enviaEmail && (
          <p className={styles.received}>
            Por agora este site ainda não envia emails: o de confirmação sai quando começar a
            enviar.
          </p>
        )}
      </header>
      <div className={styles.top}>
        <h2>Por email</h2>
        <LiveForm proposed={{ temas, frequencia: 'logo' }} />
      </div>
      <section className={styles.top} aria-labelledby="neste-aparelho">
        <h2 id="neste-aparelho">Neste aparelho</h2>
        <LiveDevice chave={chave} proposed={temas} />
      </section>
    </div>
  ),
});

type Seguidor = AnswerOf<'GET /api/seguidores/:segredo'>['seguidor'];
type Data = { seguidor: Seguidor; segredo: string };

function Known({ seguidor, segredo }: { seguidor: NonNullable<Seguidor>; segredo: string }) {
  const { email, estado, temas, frequencia, confirmadoEm } = seguidor;
  const isConfirmed = estado === 'confirmado';
  return (
    <>
      <header className={styles.top}>
        <p className="soft">{email}</p>
        <h1>{isConfirmed ? 'O que sigo' : 'Confirmar que quero seguir'}</h1>
        <p>
          {isConfirmed
            ? `Aceitou a ${longMoment(confirmadoEm)}. `
            : 'Falta um passo, para ninguém receber o que não pediu. '}
          Este endereço é só seu: não o partilhe.
        </p>
        {!isConfirmed && <p className="soft">{consent.text}</p>}
      </header>
      <LiveFollowing segredo={segredo} isConfirmed={isConfirmed} wish={{ temas, frequencia }} />
    </>
  );
}

/** The private page of somebody who follows. Looking changes nothing. */
export const seguindo = page<Data>({
  isPrivate: true,
  sheet: 'seguidores',
  async load(read, { params: { segredo = '' } }) {
    const found = await orNothing(read('/api/seguidores/:segredo', { params: { segredo } }));
    return { seguidor: found?.seguidor ?? null, segredo };
  },
  head: () => ({ title: 'O que sigo', description: 'Página privada.', noindex: true }),
  Component: ({ data: { seguidor, segredo } }) => (
    <div className={`wrap ${styles.page}`}>
      {seguidor ? (
        <Known seguidor={seguidor} segredo={segredo} />
      ) : (
        <header className={styles.top}>
          <h1>Esta ligação já não serve</h1>
          <p>
            O endereço já não segue a aldeia, ou passaram mais de sete dias sem confirmar. Não vai
            receber mais nada.
          </p>
          <p>
            <a href="/seguir" className="button">
              Seguir de novo
            </a>
          </p>
        </header>
      )}
    </div>
  ),
});
