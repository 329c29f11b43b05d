import { type FormEvent, useState } from 'react';
import type { FieldError } from '../../fields/validate.ts';
import { CaptchaBox } from './CaptchaBox.tsx';

/** How a form is sent that asks for a captcha: the box to tick, the button, and one sending at a time. */
export function useCaptcha(action: string, buttonText: string) {
  const [answer, setAnswer] = useState('');
  const [round, setRound] = useState(0);
  const [isSending, setSending] = useState(false);
  return {
    box: <CaptchaBox action={action} round={round} onAnswer={setAnswer} />,
    button: (
      <button
        type="submit"
        className="button"
        disabled={answer === ''}
        aria-disabled={isSending || undefined}
      >
        {isSending ? 'A enviar…' : buttonText}
      </button>
    ),
    /** What to do on submit; `send` answers what was refused. */
    submit:
      (send: (captcha: string) => Promise<readonly FieldError[]>) => async (event: FormEvent) => {
        event.preventDefault();
        if (isSending || answer === '') return;
        setSending(true);
        const errors = await send(answer);
        setSending(false);
        // It works only once.
        if (errors.length === 0) setAnswer('');
        // What was refused for any reason has not used it up, but one that ran out has to be solved again.
        if (errors.some(({ param }) => param === 'captcha')) setRound(round + 1);
      },
  };
}
