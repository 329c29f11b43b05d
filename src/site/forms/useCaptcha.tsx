import { type FormEvent, useState } from 'react';
import type { FieldError } from '../../fields/validate.ts';
import { t } from '../../language/speaking.ts';
import { CaptchaBox } from './CaptchaBox.tsx';

/** Sends a form that needs a captcha: the box to tick, the button, and one submission at a time. */
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
        {isSending ? t('A enviar…') : buttonText}
      </button>
    ),
    /** Makes the submit handler; `send` answers the errors. */
    submit:
      (send: (captcha: string) => Promise<readonly FieldError[]>) => async (event: FormEvent) => {
        event.preventDefault();
        if (isSending || answer === '') return;
        setSending(true);
        const errors = await send(answer);
        setSending(false);
        // A captcha's answer works only once.
        if (errors.length === 0) setAnswer('');
        // A refused submission does not use it up, but an expired one has to be solved again.
        if (errors.some(({ param }) => param === 'captcha')) setRound(round + 1);
      },
  };
}
