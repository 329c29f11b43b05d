import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { addressOf } from '../../calls/address.ts';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused, reasonOf, refused } from '../../calls/ask.ts';
import { FilePicker } from '../../fields/inputs/FilePicker.tsx';
import { fileTypes, sizeFault } from '../../fields/inputs/wantedFile.ts';
import { anexosField, mostMegabytes } from '../../sections/anexos.ts';
import { call, download } from '../client.ts';
import { BusyButton } from '../parts/BusyButton.tsx';
import { notifyFailed } from '../parts/notices.tsx';
import styles from './AttachFiles.module.css';

/** A file that goes, or went, with an answer. */
export type Attached = AnswerOf<'POST /api/anexos'>['anexo'];

const accepted = Object.keys({ ...fileTypes.pdf, ...fileTypes.photo }).join();

type Props = {
  /** The `_id` of the message or request that is answered. */
  about: string;
  files: readonly Attached[];
  onChange(files: Attached[]): void;
  /** Told of each upload, by the field's name: the answer waits for it (see `watchUploads`). */
  onSending(name: string, arrival: Promise<boolean>): void;
};

/** Attaches files to an answer; each is uploaded as soon as it is chosen. */
export function AttachFiles({ about, files, onChange, onSending }: Props) {
  const [isBusy, setBusy] = useState(false);
  /** Returns whether all of them arrived. */
  async function send(chosen: File[]): Promise<boolean> {
    setBusy(true);
    const all = [...files];
    for (const file of chosen) {
      const body = new FormData();
      body.append('file', file);
      const isFull = all.length >= anexosField.most;
      const fault = isFull ? `São no máximo ${anexosField.most} ficheiros` : sizeFault(file);
      const answer = fault
        ? refused(fault)
        : await call('POST /api/anexos', { query: { about }, body });
      if (isRefused(answer)) notifyFailed(`${file.name} não foi anexado`, reasonOf(answer));
      else all.push(answer.anexo);
    }
    onChange(all);
    setBusy(false);
    return all.length === files.length + chosen.length;
  }
  return (
    <div className={styles.attached}>
      {files.length > 0 && (
        <ul aria-label="Anexos">
          {files.map((file) => (
            <li key={file._id}>
              {file.nome}
              <Button
                variant="subtle"
                size="compact-sm"
                disabled={isBusy}
                aria-label={`Retirar ${file.nome}`}
                onClick={() => onChange(files.filter((each) => each !== file))}
              >
                Retirar
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < anexosField.most && (
        <FilePicker
          multiple
          accept={accepted}
          onChange={(chosen) => onSending('anexos', send(chosen))}
        >
          {(props) => (
            <Button {...props} variant="default" loading={isBusy}>
              Anexar ficheiros
            </Button>
          )}
        </FilePicker>
      )}
      <Text size="xs" lh="inherit" c="dimmed">
        PDF ou fotografias, até {anexosField.most} ficheiros e {mostMegabytes} MB ao todo.
      </Text>
    </div>
  );
}

/** The files that went with an answer. */
export function AttachedFiles({ files }: Pick<Props, 'files'>) {
  const open = async (_id: string) => {
    const failed = await download(addressOf('/api/anexos/:_id', { params: { _id } }));
    if (failed) notifyFailed('Não foi possível abrir o ficheiro', reasonOf(failed));
  };
  if (files.length === 0) return null;
  return (
    <Group gap="xs">
      {files.map(({ _id, nome }) => (
        <BusyButton key={_id} variant="default" size="compact-md" onPress={() => open(_id)}>
          {nome}
        </BusyButton>
      ))}
    </Group>
  );
}
