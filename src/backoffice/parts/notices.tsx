import { Button } from '@mantine/core';
import { type NotificationData, notifications } from '@mantine/notifications';
import styles from './notices.module.css';

/** What is said stays until it is closed, unless it says otherwise. */
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

/** What can be done about what was said, at the press of a button, or where it can be seen. */
export type Offer = { label: string } & ({ onPress(): void } | { href: string });

/** Says that something went well; it goes away by itself, or for the next, so that they do not pile up. */
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
            // Once is enough.
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

/** Takes the offer of the way back away. */
export function withdrawReturn(): void {
  notifications.hide(wayBack);
}

/** Offers the way back to where a person was when the login came between. */
export function offerReturn(goBack: () => void): void {
  const message = (
    <Button variant="outline" mt="xs" onClick={goBack}>
      Continuar onde estava
    </Button>
  );
  notify({ id: wayBack, title: 'Bem-vindo de volta', message });
}
