import { useLoaderData, useSearchParams } from 'react-router';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { counted } from '../../language/counted.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { CountLinks } from '../list/CountLinks.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import styles from './cartas.module.css';
import { type Cartas, cartasIn, partIn, parts } from './cartas.tsx';
import { NoMailServer } from './NoMailServer.tsx';
import { TestEmail } from './TestEmail.tsx';

/** Has all that the list shows, on all its pages, sent again. */
function SendAllAgain({ state, q }: { state: string; q: string }) {
  const asked = new URLSearchParams({ estado: state, ...(q && { q }) });
  return (
    <ActionButton
      label={q ? 'Enviar de novo os encontrados' : 'Enviar todos de novo'}
      act={() => call('PUT /api/cartas', { query: asked })}
      failed="Não foi possível enviar de novo"
      done={({ enviadas }) =>
        enviadas === 0
          ? 'Não havia emails que tivessem falhado.'
          : `Dentro de momentos ${enviadas === 1 ? 'sai' : 'saem'} ${counted(enviadas, 'email', 'emails')}.`
      }
    />
  );
}

/** What the site writes to people: what waits, what failed and why, what left. */
export function CartasScreen() {
  const read = useLoaderData<Cartas | Refused>();
  const [search] = useSearchParams();
  const part = partIn(search) ?? parts[0];
  const canSendAll =
    !isRefused(read) &&
    read.temServidor &&
    read.arrayCartas.some(({ attempts, state }) => attempts > 0 && state !== 'sent');
  return (
    <ListScreen
      listing={cartasIn(part)}
      notice={
        !isRefused(read) && (
          <>
            {!read.temServidor && <NoMailServer />}
            <CountLinks
              label="Que emails"
              current={part.address}
              links={parts.map(({ state, address, label }) => ({
                ...{ label, state: address },
                count: read.contagens[state],
              }))}
            />
            <div className={styles.tools}>
              {canSendAll && <SendAllAgain state={part.state} q={search.get('q') ?? ''} />}
              {read.isAdmin && read.temServidor && <TestEmail />}
            </div>
          </>
        )
      }
    />
  );
}
