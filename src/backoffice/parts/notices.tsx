import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';

const closeButtonProps = { 'aria-label': 'Fechar aviso', iconSize: 22 };

let lastDone = '';

/** Says that something went well; it goes away by itself, or for the next, so that they do not pile up over the page. */
export function notifyDone(message: string): void {
  notifications.hide(lastDone);
  lastDone = notifications.show({
    message,
    color: 'forest',
    autoClose: 7_000,
    withBorder: true,
    closeButtonProps,
  });
}

/** Says that something did not work; it stays until it is closed. */
export function notifyFailed(title: string, message: string): void {
  notifications.show({
    title,
    message,
    color: 'red',
    autoClose: false,
    withBorder: true,
    closeButtonProps,
  });
}

const wayBack = 'caminho-de-volta';

/** Takes the offer of the way back away. */
export function withdrawReturn(): void {
  notifications.hide(wayBack);
}

/** Offers the way back to where a person was when the login came between. */
export function offerReturn(goBack: () => void): void {
  notifications.show({
    id: wayBack,
    title: 'Bem-vindo de volta',
    message: (
      <Button variant="outline" mt="xs" onClick={goBack}>
        Continuar onde estava
      </Button>
    ),
    color: 'forest',
    autoClose: false,
    withBorder: true,
    closeButtonProps,
  });
}
