import { useEffect, useRef, useState } from 'react';
import { Faults } from '../../site/forms/Faults.tsx';
import { type Found, forgetDevice, look, tellThisDevice } from './device.site.ts';
import styles from './seguir.module.css';
import type { Topic } from './topics.ts';
import { Topics } from './Wishes.site.tsx';

type State = Found['state'] | 'looking';

const offer =
  'No telemóvel ou no computador em que está a ler isto, o que a junta publica aparece no ecrã, sem dar o email nem dizer quem é.';

/** What is said on devices that cannot receive notifications, or of which it is not known. */
const obstacles: Partial<Record<State, string>> = {
  impossible: 'Este navegador não mostra avisos. Pode seguir a aldeia por email.',
  iphone:
    'No iPhone e no iPad, ponha primeiro a aldeia no ecrã principal: no Safari, toque em «Partilhar» e em «Adicionar ao ecrã principal». Depois abra-a por esse ícone e volte a esta página.',
  refused:
    'Este navegador tem bloqueados os avisos deste site. Permita-os nas definições do navegador e volte a abrir esta página.',
  offline:
    'Sem ligação ao servidor, não se sabe se este aparelho recebe avisos. Verifique a internet e volte a abrir esta página.',
};

/** Turns notifications on this device on and off, without asking who the visitor is. */
export function OnThisDevice({ chave, proposed }: { chave: string; proposed: readonly Topic[] }) {
  const [state, setState] = useState<State>('looking');
  const [temas, setTemas] = useState(proposed);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  /** What is being done, in words; '' while nothing is. */
  const [doing, setDoing] = useState('');
  const message = useRef<HTMLParagraphElement>(null);

  // The focused button is gone, so the message takes the focus.
  useEffect(() => {
    if (said !== '') message.current?.focus();
  }, [said]);

  function show(found: Found) {
    setState(found.state);
    if (found.temas) setTemas(found.temas);
    setFault(found.fault ?? '');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, on mount
  useEffect(() => {
    look().then(show);
  }, []);

  async function save(words: string) {
    if (doing !== '') return;
    setSaid('');
    setFault('');
    const found = await tellThisDevice({ chave, temas, isOn: state === 'on', say: setDoing });
    setDoing('');
    show(found);
    if (found.state === 'on' && !found.fault) setSaid(words);
  }

  async function leave() {
    if (doing !== '') return;
    setSaid('');
    setDoing('A desligar…');
    await forgetDevice();
    setDoing('');
    show({ state: 'off' });
    setSaid('Este aparelho já não recebe avisos.');
  }

  const isBusy = doing !== '' || undefined;
  return (
    <div className={styles.form}>
      <p ref={message} tabIndex={-1} role="status" className={said ? styles.received : undefined}>
        {said || doing || offer}
      </p>
      {obstacles[state] && <p>{obstacles[state]}</p>}
      {state === 'on' && <Topics temas={temas} onChange={setTemas} />}
      {state === 'off' && (
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={() => save('Este aparelho passa a receber avisos. Escolha aqui de quê.')}
        >
          Receber avisos neste aparelho
        </button>
      )}
      {state === 'on' && (
        <>
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => save('Ficou guardado.')}
          >
            Guardar
          </button>
          <button type="button" className="button quiet" aria-disabled={isBusy} onClick={leave}>
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
