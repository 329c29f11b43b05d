import { useLoaderData } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { FactList } from '../../backoffice/detail/FactList.tsx';
import { Empty } from '../../backoffice/parts/Empty.tsx';
import { Loaded } from '../../backoffice/parts/Loaded.tsx';
import { Note } from '../../backoffice/parts/Note.tsx';
import { ScreenHead } from '../../backoffice/parts/ScreenHead.tsx';
import { State } from '../../backoffice/parts/State.tsx';
import type { AnswerOf } from '../../calls/all.ts';
import type { Refused } from '../../calls/ask.ts';
import { longMoment } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import styles from './SeguidoresScreen.module.css';
import { everyTopic, topics } from './topics.ts';

type Read = AnswerOf<'GET /api/seguidores'>;
type Envio = Read['arrayEnvios'][number];

export const readSeguidores = () => call('GET /api/seguidores');

const states = {
  espera: ['pending', 'À espera'],
  'a-sair': ['pending', 'A sair'],
  concluido: ['done', 'Concluído'],
  parado: ['off', 'Parado: já não está no site'],
} as const;

/** What became of the letters, leaving out what there is none of. */
function lettersInWords(envio: Envio): string {
  const [all, sent] = [envio.cartas ?? 0, envio.entregues ?? 0];
  const written =
    all === sent
      ? counted(all, 'escrito e entregue', 'escritos e entregues')
      : [counted(all, 'escrito', 'escritos'), sent > 0 && counted(sent, 'entregue', 'entregues')]
          .filter(Boolean)
          .join(', ');
  const failed = envio.falhadas ? ` · ${counted(envio.falhadas, 'falhou', 'falharam')}` : '';
  const left = envio.saidas
    ? ` · ${counted(envio.saidas, 'deixou de seguir', 'deixaram de seguir')}`
    : '';
  return written + failed + left;
}

function Sent({ envio }: { envio: Envio }) {
  const { titulo, em, por, estado, aparelhos } = envio;
  const [tone, words] = states[estado];
  return (
    <li>
      <p className={styles.title}>{titulo}</p>
      <p className={styles.line}>
        <State tone={tone}>{words}</State>
        <span>
          {longMoment(em)}
          {por && `, por ${por}`}
        </span>
      </p>
      <p className={styles.line}>
        {lettersInWords(envio)}
        {aparelhos ? ` · ${counted(aparelhos, 'aparelho avisado', 'aparelhos avisados')}` : ''}
      </p>
    </li>
  );
}

function Filled({ read: { contagens, arrayEnvios } }: { read: Read }) {
  const { confirmados, porConfirmar, devolvidos, aparelhos, temas } = contagens;
  return (
    <>
      <ScreenHead title="Seguidores" />
      <p className={styles.lead}>
        {confirmados === 0
          ? 'Ainda ninguém segue a aldeia por email.'
          : `${counted(confirmados, 'pessoa segue', 'pessoas seguem')} a aldeia por email.`}
        {aparelhos > 0 && ` ${counted(aparelhos, 'aparelho recebe', 'aparelhos recebem')} avisos.`}
        {porConfirmar > 0 && ` ${counted(porConfirmar, 'pedido', 'pedidos')} por confirmar.`}
        {devolvidos > 0 &&
          ` ${counted(devolvidos, 'endereço que não existe', 'endereços que não existem')}.`}
      </p>
      <FactList
        facts={everyTopic.map((topic) => ({
          label: topics[topic],
          content: `${temas[topic].logo} na hora, ${temas[topic].semana} à sexta-feira`,
        }))}
      />
      <section aria-labelledby="envios">
        <h2 id="envios" className={styles.heading}>
          O que lhes foi escrito
        </h2>
        {arrayEnvios.length === 0 ? (
          <Empty>Ainda nada. Ao publicar um aviso, escolha «Avisar quem segue».</Empty>
        ) : (
          <ul className={styles.list}>
            {arrayEnvios.map((envio) => (
              <Sent key={envio._id} envio={envio} />
            ))}
          </ul>
        )}
      </section>
      <Note>
        Não se sabe quem abre os emails, nem se quer saber. Quem sai deixa de receber no mesmo
        instante, e o seu endereço é apagado.
      </Note>
    </>
  );
}

/** How many follow the village, and how the letters to them went. */
export function SeguidoresScreen() {
  return (
    <Loaded read={useLoaderData<Read | Refused>()} title="Seguidores">
      {(read) => <Filled read={read} />}
    </Loaded>
  );
}
