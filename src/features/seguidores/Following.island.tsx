import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { useAwake } from '../../site/forms/useAwake.ts';
import styles from './seguir.module.css';
import type { Wish } from './topics.ts';
import { useWish, Wishes } from './Wishes.site.tsx';

type Props = { segredo: string; isConfirmed: boolean; wish: Wish };

/** A follower's private page: confirming, changing the topics, leaving. */
export function Following({ segredo, isConfirmed, wish: first }: Props) {
  const form = useRef<HTMLDivElement>(null);
  const [wish, setWish] = useWish(form, first);
  const isAwake = useAwake();
  const [state, setState] = useState<'asking' | 'following' | 'gone'>(
    isConfirmed ? 'following' : 'asking',
  );
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said !== '') message.current?.focus();
  }, [said]);

  /** A button that asks something of the server, and says how that went. */
  const button = (
    label: string,
    ask: () => Promise<object | Refused>,
    [next, words]: [typeof state, string],
    look: Pick<ComponentProps<'button'>, 'className' | 'disabled'> = {},
  ) => (
    <button
      type="button"
      className="button"
      {...look}
      onClick={async () => {
        setSaid('');
        const answer = await ask();
        const isNo = isRefused(answer);
        setFault(isNo ? (answer.errors[0]?.msg ?? '') : '');
        if (isNo) return;
        setState(next);
        setSaid(words);
      }}
    >
      {label}
    </button>
  );
  const quiet = { className: 'button quiet' };
  const params = { segredo };
  const gone: [typeof state, string] = ['gone', 'Já não recebe mais nada: o endereço foi apagado.'];
  const confirm = () => call('POST /api/seguidores/:segredo/confirmar', { params });
  const change = () => call('PUT /api/seguidores/:segredo', { params, body: wish });
  const leave = () => call('DELETE /api/seguidores/:segredo', { params });
  return (
    <div ref={form} className={styles.form}>
      <p ref={message} tabIndex={-1} role="status" className={said ? styles.received : undefined}>
        {said}
      </p>
      {state === 'asking' &&
        button('Confirmar', confirm, [
          'following',
          'Está confirmado: passa a receber o que a junta publicar.',
        ])}
      {state === 'following' && (
        <>
          <Wishes wish={wish} onChange={setWish} />
          {/* A press that came before the scripts would keep the wish as it was before what was ticked. */}
          {button('Guardar', change, ['following', 'Ficou guardado.'], { disabled: !isAwake })}
        </>
      )}
      <Faults fields={{}} sentence={fault} />
      {state === 'asking' && button('Não quero, apagar o pedido', leave, gone, quiet)}
      {state === 'following' && button('Deixar de receber', leave, gone, quiet)}
      <noscript>
        <p>Para confirmar, mudar ou sair por aqui, ative o JavaScript do navegador.</p>
      </noscript>
    </div>
  );
}
