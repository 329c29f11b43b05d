import { Button, Group, Modal, Progress, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { UploadError, useServices } from '../view.ts';
import { Disclosure } from './Disclosure.tsx';
import { ElsewhereNote } from './ElsewhereNote.tsx';
import { FilePicker } from './FilePicker.tsx';
import { Icon } from './Icon.tsx';
import styles from './ImageDialog.module.css';
import { Refusals } from './Refusals.tsx';
import { isUploaded } from './usePhotoUploads.ts';
import { fileTypes, sendWanted } from './wantedFile.ts';

/** A picture in the text, or one to be inserted. */
export type Picture = { src: string; alt: string };

type Props = {
  /** The file that was dropped or pasted; uploaded at once. */
  file?: File | undefined;
  picture?: Picture | undefined;
  onInsert(picture: Picture): void;
  onClose(): void;
};

const failed = 'Não foi possível enviar a imagem. Tente de novo.';

/** Uploads a picture; `fraction` is the progress, from 0 to 1, while it is being sent. */
function usePictureUpload(file: File | undefined, onSent: (path: string) => void) {
  const { upload } = useServices();
  const [fraction, setFraction] = useState<number>();
  const [refusal, setRefusal] = useState('');

  async function send(chosen: File) {
    setRefusal('');
    setFraction(0);
    try {
      onSent((await sendWanted('photo', upload, chosen, setFraction)).path);
    } catch (error) {
      setRefusal(error instanceof UploadError ? error.message : failed);
    }
    setFraction(undefined);
  }

  const sent = useRef<File>(undefined);
  useEffect(() => {
    if (file === undefined || sent.current === file) return;
    sent.current = file;
    void send(file);
  });
  return { fraction, refusal, send };
}

/** Takes a picture from the device or from an address, and asks what it shows. */
export function ImageDialog({ file, picture, onInsert, onClose }: Props) {
  const [src, setSrc] = useState(picture?.src ?? '');
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const { fraction, refusal, send } = usePictureUpload(file, setSrc);
  const isSending = fraction !== undefined;
  const isReady = !isSending && /^(https?:\/\/|\/(?!\/))/i.test(src);

  function insert() {
    if (isReady) onInsert({ src, alt: alt.trim() });
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={picture ? 'Imagem' : 'Inserir imagem'}
      returnFocus={false}
    >
      <Stack>
        <div className={styles.picture}>
          {isSending && (
            <div className={styles.progress}>
              A enviar…
              <Progress value={fraction * 100} aria-label="A enviar a imagem" />
            </div>
          )}
          {isReady && <img src={src} alt="" />}
          {!isSending && !isReady && <Icon name="picture" size={40} />}
        </div>
        <Refusals reasons={refusal === '' ? [] : [refusal]} />
        <FilePicker
          accept={Object.keys(fileTypes.photo).join(',')}
          onChange={(chosen) => chosen && send(chosen)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<Icon name="upload" size={20} />}
              disabled={isSending}
            >
              Escolher do dispositivo
            </Button>
          )}
        </FilePicker>
        <Disclosure title="Usar uma foto da internet" isOpened={src !== '' && !isUploaded(src)}>
          <TextInput
            size="md"
            label="Endereço da imagem"
            inputMode="url"
            autoComplete="off"
            placeholder="https://…"
            value={isUploaded(src) ? '' : src}
            disabled={isSending}
            onChange={(event) => setSrc(event.currentTarget.value.trim())}
          />
        </Disclosure>
        <ElsewhereNote addresses={[src]} />
        <TextInput
          data-autofocus
          size="md"
          label="Texto alternativo"
          description="O que se vê na imagem, para quem não a vê. Vazio se for só decoração."
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') insert();
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={insert} disabled={!isReady}>
            {picture ? 'Aplicar' : 'Inserir imagem'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
