import { useEffect, useRef, useState } from 'react';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import styles from './seguir.module.css';
import type { Topic } from './topics.ts';
import { Topics } from './Wishes.site.tsx';

type State = 'looking' | 'impossible' | 'iphone' | 'refused' | 'off' | 'on';

const offer =
  'No telemóvel ou no computador em que está a ler isto, o que a junta publica aparece no ecrã, sem dar o email nem dizer quem é.';

/** What is said on devices that cannot receive notifications. */
const obstacles: Partial<Record<State, string>> = {
  impossible: 'Este navegador não mostra avisos. Pode seguir a aldeia por email.',
  iphone:
    'No iPhone e no iPad, ponha primeiro a aldeia no ecrã principal: no Safari, toque em «Partilhar» e em «Adicionar ao ecrã principal». Depois abra-a por esse ícone e volte a esta página.',
  refused:
    'Este navegador tem bloqueados os avisos deste site. Permita-os nas definições do navegador e volte a abrir esta página.',
};

const subscription = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

/** What this device could do, and what it follows already. */
async function look(): Promise<{ state: State; temas?: Topic[] }> {
  const isOffered = document.querySelector('link[rel="manifest"]') && 'serviceWorker' in navigator;
  // Only iOS has `navigator.standalone`; it offers push only to sites opened from the home screen.
  if (!isOffered || !('PushManager' in window)) {
    return { state: isOffered && 'standalone' in navigator ? 'iphone' : 'impossible' };
  }
  if (Notification.permission === 'denied') return { state: 'refused' };
  const endereco = (await subscription())?.endpoint;
  if (!endereco) return { state: 'off' };
  const read = await call('GET /api/notificacoes', { query: { endereco } });
  const known = isRefused(read) ? null : read.aparelho;
  return known ? { state: 'on', temas: known.temas } : { state: 'off' };
}

/** Asks for permission and subscribes; returns the subscription, or the state that prevented it. */
async function subscribe(chave: string): Promise<PushSubscription | State> {
  // This comes first: browsers allow the question only right after a press.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'off';
  if (!(await navigator.serviceWorker.getRegistration())) return 'impossible';
  const { pushManager } = await navigator.serviceWorker.ready;
  // An old subscription, made with another village's key or a lost one, would make this fail.
  await (await pushManager.getSubscription())?.unsubscribe();
  const asked = { userVisibleOnly: true, applicationServerKey: chave };
  return pushManager.subscribe(asked).catch(() => 'impossible');
}

/** Turns notifications on this device on and off, without asking who the visitor is. */
export function OnThisDevice({ chave, proposed }: { chave: string; proposed: readonly Topic[] }) {
  const [state, setState] = useState<State>('looking');
  const [temas, setTemas] = useState(proposed);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const message = useRef<HTMLParagraphElement>(null);

  // The focused button is gone, so the message takes the focus.
  useEffect(() => {
    if (said !== '') message.current?.focus();
  }, [said]);

  useEffect(() => {
    look().then((found) => {
      setState(found.state);
      if (found.temas) setTemas(found.temas);
    });
  }, []);

  async function save(words: string) {
    setFault('');
    const known = state === 'on' && (await subscription());
    const device = known || (await subscribe(chave));
    if (typeof device === 'string') return setState(device);
    const answer = await call('POST /api/notificacoes', {
      body: { subscription: device.toJSON(), temas },
    });
    if (isRefused(answer)) return setFault(reasonOf(answer));
    setState('on');
    setSaid(words);
  }

  async function leave() {
    const device = await subscription();
    // Unsubscribe first: then nothing is shown even if the call to the server fails.
    await device?.unsubscribe();
    if (device) await call('DELETE /api/notificacoes', { query: { endereco: device.endpoint } });
    setState('off');
    setSaid('Este aparelho já não recebe avisos.');
  }

  return (
    <div className={styles.form}>
      <p ref={message} tabIndex={-1} role="status" className={said ? styles.received : undefined}>
        {said || offer}
      </p>
      {obstacles[state] && <p>{obstacles[state]}</p>}
      {state === 'on' && <Topics temas={temas} onChange={setTemas} />}
      {state === 'off' && (
        <button
          type="button"
          className="button"
          onClick={() => save('Este aparelho passa a receber avisos. Escolha aqui de quê.')}
        >
          Receber avisos neste aparelho
        </button>
      )}
      {state === 'on' && (
        <>
          <button type="button" className="button" onClick={() => save('Ficou guardado.')}>
            Guardar
          </button>
          <button type="button" className="button quiet" onClick={leave}>
            Deixar de receber neste aparelho
          </button>
        </>
      )}
      <Faults fields={{}} sentence={fault} />
      <noscript>
        <p>Para isso, ative o JavaScript do navegador.</p>
      </noscript>
    </div>
  );
}
