import { ActionIcon, Button, Progress } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { useRef, useSyncExternalStore } from 'react';
import { besideButton } from '../../fields/inputs/dropzone.ts';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { counted } from '../../language/counted.ts';
import styles from './BulkScreen.module.css';
import { mostAtOnce, type Queued, type UploadQueue } from './uploadQueue.screen.ts';

function Stuck({ item, uploads }: { item: Queued; uploads: UploadQueue }) {
  return (
    <li className={styles.stuck}>
      <span className={styles.why}>
        <strong>{item.file.name}</strong>: {item.reason}
      </span>
      {item.state === 'failed' && (
        <Button variant="default" onClick={() => uploads.retry(item.key)}>
          Tentar de novo<span className="visually-hidden">: {item.file.name}</span>
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Tirar da lista ${item.file.name}`}
        onClick={() => uploads.forget(item.key)}
      >
        <Icon name="remove" size={20} />
      </ActionIcon>
    </li>
  );
}

/** Takes files, shows their progress, and lists those that failed. */
export function Uploads({ uploads }: { uploads: UploadQueue }) {
  const queue = useSyncExternalStore(uploads.subscribe, uploads.queue);
  const open = useRef<() => void>(null);
  const underWay = queue.filter(({ state }) => state === 'waiting' || state === 'sending');
  const stuck = queue.filter(({ state }) => state === 'failed' || state === 'refused');
  const done = uploads.done();
  const total = done + underWay.length;
  const sent = underWay.reduce((sum, { fraction }) => sum + fraction, done);

  return (
    <section aria-label="Ficheiros" className={styles.uploads}>
      <Dropzone
        className={styles.zone ?? ''}
        multiple
        onDrop={(files: File[]) => void uploads.add(files)}
        openRef={open}
        {...besideButton}
      >
        <Button leftSection={<Icon name="upload" size={20} />} onClick={() => open.current?.()}>
          Escolher PDF
        </Button>
        <span>
          ou arraste-os para aqui: até {mostAtOnce} de uma vez. Cada um fica como rascunho.
        </span>
      </Dropzone>
      {underWay.length > 0 && (
        <div className={styles.progress}>
          <Progress value={(100 * sent) / total} aria-label="Ficheiros enviados" />
          <span>A enviar: {underWay.find(({ state }) => state === 'sending')?.file.name}</span>
        </div>
      )}
      <p role="status" className={styles.count}>
        {total > 0 && `${done} de ${total}`}
        {total > 0 && underWay.length === 0 && (total === 1 ? ' enviado' : ' enviados')}
      </p>
      {stuck.length > 0 && (
        <section aria-labelledby="por-enviar">
          <h2 id="por-enviar" role="alert" className={styles.heading}>
            {counted(stuck.length, 'ficheiro não foi enviado', 'ficheiros não foram enviados')}
          </h2>
          <ul className={styles.list}>
            {stuck.map((item) => (
              <Stuck key={item.key} item={item} uploads={uploads} />
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
