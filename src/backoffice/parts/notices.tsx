import { Button } from '@mantine/core';
import { type NotificationData, notifications } from '@mantine/notifications';
import styles from './notices.module.css';

/** Shows a notice, which stays until it is closed unless it sets `autoClose`. */
function notify(notice: NotificationData): string {
  return notifications.show({
    color: 'forest',
    autoClose: false,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Fechar aviso', iconSize: 22 },
    ...notice,
  });
}

let lastDone = '';

/** A button beside a message that does something, or a link to see it. */
export type Offer = { label: string } & ({ onPress(): void } | { href: string });

/** Says that something went well; it closes by itself, or for the next one, so that they do not pile up. */
export function notifyDone(message: string, offer?: Offer): void {
  notifications.hide(lastDone);
  lastDone = notify({
    message: offer ? <Offered message={message} offer={offer} /> : message,
    // To decide takes longer than to read.
    autoClose: offer ? 20_000 : 7_000,
  });
}

function Offered({ message, offer }: { message: string; offer: Offer }) {
  return (
    <span className={styles.offered}>
      {message}
      {'href' in offer ? (
        <Button
          component="a"
          variant="outline"
          href={offer.href}
          target="_blank"
          rel="noopener"
          aria-label={`${offer.label} (abre noutro separador)`}
        >
          {offer.label}
        </Button>
      ) : (
        <Button
          variant="outline"
          onClick={() => {
            // It can be pressed only once.
            notifications.hide(lastDone);
            offer.onPress();
          }}
        >
          {offer.label}
        </Button>
      )}
    </span>
  );
}

/** Says that something did not work. */
export function notifyFailed(title: string, message: string): void {
  notify({ title, message, color: 'red' });
}

const wayBack = 'caminho-de-volta';

/** Hides the offer to go back. */
export function withdrawReturn(): void {
  notifications.hide(wayBack);
}

/** Offers to go on with what the user left unfinished; if that is nothing (''), to the page they asked for. */
export function offerReturn(unfinished: string, goBack: () => void): void {
  const message = (
    <>
      {unfinished && <p>Deixou por acabar: {unfinished}.</p>}
      <Button variant="outline" mt="xs" onClick={goBack}>
        {unfinished ? 'Continuar onde estava' : 'Abrir a página que pediu'}
      </Button>
    </>
  );
  const title = unfinished ? 'Bem-vindo de volta' : 'Pediu outra página';
  notify({ id: wayBack, title, message });
}
