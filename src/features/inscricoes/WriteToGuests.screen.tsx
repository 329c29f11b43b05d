import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../backoffice/client.ts';
import { ShortForm } from '../../backoffice/form/ShortForm.tsx';
import { BusyButton } from '../../backoffice/parts/BusyButton.tsx';
import { notifyDone, notifyFailed } from '../../backoffice/parts/notices.tsx';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import { counted } from '../../language/counted.ts';
import { guestLetterFields } from './guestLetterCalls.ts';
import styles from './WriteToGuests.module.css';

type Preview = AnswerOf<'POST /api/noticiasEventos/evento/:identifier/cartas/previsao'>['previsao'];
type Written = Record<string, unknown>;

/** How many bookings a letter goes to, and why not to the others. */
function reachInWords({ cartas, jaReceberam, semEmail }: Preview): string {
  const again = jaReceberam === 1 ? 'recebe' : 'recebem';
  return [
    cartas === 1 && 'Vai num email.',
    cartas > 1 && `Vai em ${cartas} emails, um por reserva.`,
    jaReceberam > 0 &&
      `${counted(jaReceberam, 'reserva já recebeu', 'reservas já receberam')} esta mesma carta, e não a ${again} outra vez.`,
    semEmail > 0 &&
      `${counted(semEmail, 'reserva não tem email: telefone-lhe', 'reservas não têm email: telefone-lhes')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Writes to the people who booked an event, showing first the letter and how many get it. */
export function WriteToGuests({ identifier }: { identifier: string }) {
  const [isOpen, setOpen] = useState(false);
  const [written, setWritten] = useState<Written>();
  const [preview, setPreview] = useState<Preview>();

  function close() {
    setOpen(false);
    setPreview(undefined);
  }
  async function look(values: Written) {
    const input = { params: { identifier }, body: values };
    const answer = await call(
      'POST /api/noticiasEventos/evento/:identifier/cartas/previsao',
      input,
    );
    if (isRefused(answer)) return answer;
    setWritten(values);
    setPreview(answer.previsao);
    return undefined;
  }
  async function send() {
    const input = { params: { identifier }, body: written ?? {} };
    const answer = await call('POST /api/noticiasEventos/evento/:identifier/cartas', input);
    if (isRefused(answer)) return notifyFailed('Não foi possível escrever', reasonOf(answer));
    notifyDone(`${counted(answer.cartas, 'email segue', 'emails seguem')} dentro de momentos.`);
    setWritten(undefined);
    close();
  }
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Escrever a quem se inscreveu
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        closeOnClickOutside={false}
        size="lg"
        title={preview ? 'A carta, como vai chegar' : 'Escrever a quem se inscreveu'}
      >
        {preview ? (
          <Stack gap="md">
            <p role="status">{reachInWords(preview)}</p>
            <section className={styles.letter} aria-label={`Assunto: ${preview.assunto}`}>
              <strong>{preview.assunto}</strong>
              <p>{preview.texto}</p>
            </section>
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setPreview(undefined)}>
                Voltar ao texto
              </Button>
              <BusyButton disabled={preview.cartas === 0} onPress={send}>
                {`Enviar ${counted(preview.cartas, 'email', 'emails')}`}
              </BusyButton>
            </Group>
          </Stack>
        ) : (
          <ShortForm
            fields={guestLetterFields}
            initial={written}
            submit="Ver a carta"
            failed="Não foi possível escrever"
            send={look}
            onTyped={setWritten}
            onCancel={close}
          />
        )}
      </Modal>
    </>
  );
}
