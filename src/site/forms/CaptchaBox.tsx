import { useEffect, useRef, useState } from 'react';
import { t } from '../../language/speaking.ts';
import styles from './CaptchaBox.module.css';
import type { CaptchaElement } from './captchaWidget.ts';

type Props = {
  /** The call it is for, by the name in its address; a proof is valid for that call alone. */
  action: string;
  /** A higher number asks for a new puzzle, since an answer works only once. */
  round: number;
  /** The answer, or '' while there is none. */
  onAnswer(answer: string): void;
};

/** The captcha that a visitor ticks. It is self-hosted: no one else learns of the visit. */
export function CaptchaBox({ action, round, onAnswer }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const widget = useRef<CaptchaElement>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'solved' | 'failed'>('waiting');
  const [attempt, setAttempt] = useState(0);
  const answered = useRef(onAnswer);
  answered.current = onAnswer;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts it again
  useEffect(() => {
    if (!host.current) return;
    const place = host.current;
    let gone = false;
    setState('waiting');
    import('./captchaWidget.ts')
      .then(async ({ placeCaptcha }) => {
        // Solving it needs the browser's cryptography, which only a secure context has.
        if (!isSecureContext) throw new Error('The captcha needs a secure context');
        if (gone) return;
        const placed = await placeCaptcha(place, action, 'standard');
        widget.current = placed;
        setState('ready');
        placed.addEventListener('statechange', (event) => {
          const { state: reached, payload } = (event as CustomEvent).detail;
          const solved = reached === 'verified';
          setState(solved ? 'solved' : 'ready');
          answered.current(solved ? payload : '');
        });
      })
      .catch((error) => {
        console.error(error);
        if (!gone) setState('failed');
      });
    return () => {
      gone = true;
      widget.current = null;
      place.replaceChildren();
    };
  }, [action, attempt]);

  useEffect(() => {
    if (round > 0) widget.current?.reset();
  }, [round]);

  return (
    <div className={styles.box}>
      <div ref={host} className={styles.widget} />
      {state === 'waiting' && <p>{t('A preparar a verificação…')}</p>}
      {state === 'failed' && (
        <p>
          {t('A verificação não pôde ser carregada.')}{' '}
          <button type="button" className={styles.again} onClick={() => setAttempt(attempt + 1)}>
            {t('Tentar de novo')}
          </button>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {state === 'solved' && t('Verificação concluída. Já pode enviar.')}
      </p>
    </div>
  );
}
