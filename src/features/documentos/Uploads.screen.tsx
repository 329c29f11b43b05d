import { ActionIcon, Alert, Button, Group, Progress } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { besideButton } from '../../fields/inputs/dropzone.ts';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { counted } from '../../language/counted.ts';
import styles from './BulkScreen.module.css';
import { mostAtOnce, type Queued, type UploadQueue } from './uploadQueue.screen.ts';

/** What an earlier visit left behind, and the way to go on with it. */
function LeftBehind({ uploads }: { uploads: UploadQueue }) {
  const [count, setCount] = useState(0);
  useEffect(() => void uploads.waiting().then(({ length }) => setCount(length)), [uploads]);
  if (count === 0) return null;
  const end = (work: Promise<void>) => {
    setCount(0);
    void work;
  };
  return (
    <Alert role="status" mb="md" title={`Faltam ${counted(count, 'ficheiro', 'ficheiros')}`}>
      <p>Ficaram neste computador por enviar, da última vez que aqui esteve.</p>
      <Group gap="sm" mt="sm">
        <Button onClick={() => end(uploads.resume())}>Continuar</Button>
        <Button variant="default" onClick={() => end(uploads.discard())}>
          Já não quero enviá-los
        </Button>
      </Group>
    </Alert>
  );
}

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
        onClick={() => void uploads.forget(item.key)}
      >
        <Icon name="remove" size={20} />
      </ActionIcon>
    </li>
  );
}

/** Where files are given, how far they are, and what is wrong with some. */
export function Uploads({ uploads }: { uploads: UploadQueue }) {
  const queue = useSyncExternalStore(uploads.subscribe, uploads.queue);
  const open = useRef<() => void>(null);
  const underWay = queue.filter(({ state }) => state === 'waiting' || state === 'sending');
  const stuck = queue.filter(({ state }) => state === 'failed' || state === 'refused');
  const done = uploads.done();
  const total = done + underWay.length;
  const sent = underWay.reduce((sum, { fraction }) => sum + fraction, done);

  useEffect(() => {
    uploads.start();
    return uploads.stop;
  }, [uploads]);
  useWindowEvent('beforeunload', (event) => {
    // What this browser has no room for would be lost.
    if (underWay.some(({ kept }) => kept === undefined)) event.preventDefault();
  });

  return (
    <section aria-label="Ficheiros" className={styles.uploads}>
      <LeftBehind uploads={uploads} />
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
