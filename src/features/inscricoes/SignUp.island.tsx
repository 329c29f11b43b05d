import { useEffect, useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import { t } from '../../language/speaking.ts';
import { availablePlaces } from '../../sections/eventSignUp.ts';
import { call } from '../../site/call.ts';
import { isListFirst } from './deadlines.ts';
import { SignUpDialog } from './SignUpDialog.site.tsx';
import type { SignUpEvento } from './SignUpForm.site.tsx';

/** The element of the page that says how many places are left. */
export const placesId = 'vagas';

type Props = {
  evento: SignUpEvento & { identifier: string };
  /** Whether the site can send e-mail. */
  enviaEmail: boolean;
};

/** The button that opens the sign-up of an event, and the dialog. */
export function SignUp({ evento, enviaEmail }: Props) {
  const [open, setOpen] = useState<boolean>();
  // Render the dialog when the island wakes, so that it opens at once; the HTML leaves it out.
  useEffect(() => setOpen((asked) => asked ?? false), []);
  const [places, setPlaces] = useState(evento);
  const isFull = evento.available === 0;

  /** Reads the free places again: somebody may have booked, or waits, since the page was rendered. */
  async function countAgain() {
    const answer = await call('GET /api/noticiasEventos/:identifier', {
      params: { identifier: evento.identifier },
    });
    if (isRefused(answer) || !answer.noticiaEvento) return;
    const available = availablePlaces(answer.noticiaEvento);
    setPlaces({
      ...evento,
      available,
      isListFirst: isListFirst(answer.noticiaEvento, new Date()),
    });
    const heading = document.getElementById(placesId);
    if (heading) heading.textContent = String(available);
  }

  return (
    <>
      <button
        type="button"
        className={isFull ? 'button quiet scripted' : 'button scripted'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isFull ? t('Entrar na lista de espera') : t('Inscrever')}
      </button>
      {open !== undefined && (
        <SignUpDialog
          evento={places}
          enviaEmail={enviaEmail}
          open={open}
          onClose={(hasBooked) => {
            setOpen(false);
            // Reload: the page says how many places are left, and whether there are any.
            if (hasBooked) location.reload();
          }}
          onPlaces={countAgain}
        />
      )}
    </>
  );
}
