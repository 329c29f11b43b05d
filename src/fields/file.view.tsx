import { Button, VisuallyHidden } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { besideButton } from './inputs/dropzone.ts';
import '@mantine/dropzone/styles.css';
import { useRef, useState } from 'react';
import { fileName, pathPrefix } from '../language/fileName.ts';
import { sizeInWords } from '../language/fileSize.ts';
import { messages } from '../language/messages.ts';
import styles from './file.view.module.css';
import { ids } from './inputs/FieldInput.tsx';
import { FileLink } from './inputs/FileLink.tsx';
import { Icon } from './inputs/Icon.tsx';
import {
  commitFile,
  type FileValue,
  pendingIn,
  storedIn,
  withFile,
  withoutFile,
} from './inputs/pendingFile.ts';
import { Refusals } from './inputs/Refusals.tsx';
import { RemoveButton } from './inputs/RemoveButton.tsx';
import { Unset } from './inputs/Unset.tsx';
import { fileTypes, sizeFault } from './inputs/wantedFile.ts';
import { type CellProps, type InputProps, labelId, type View } from './view.ts';

const alreadyOne = 'Só pode anexar um ficheiro. Remova o atual para anexar outro.';
const unset = 'Não tem ficheiro associado';
const onlyPdf = `${messages.onlyPdf}.`;

function FileInput({ id, value, onChange, error, disabled, describedBy }: InputProps<FileValue>) {
  const [refusal, setRefusal] = useState('');
  const [said, setSaid] = useState('');
  const open = useRef<() => void>(null);
  const pending = pendingIn(value);
  const stored = storedIn(value);
  const name = pending?.name ?? fileName(stored);
  const refusalId = `${id}-refusal`;

  function choose(files: File[]) {
    const [chosen] = files;
    if (!chosen) return;
    if (name !== '') return setRefusal(alreadyOne);
    const fault = sizeFault(chosen);
    if (fault !== '') return setRefusal(`${fault}.`);
    setRefusal('');
    setSaid(`${chosen.name}: anexado, é enviado ao guardar`);
    onChange(withFile(value, chosen));
  }

  function remove() {
    setRefusal('');
    setSaid(`${name}: removido`);
    onChange(withoutFile(value));
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  }

  return (
    <>
      <Dropzone
        className={styles.zone ?? ''}
        classNames={{ inner: styles.inner ?? '' }}
        data-invalid={Boolean(error) || undefined}
        accept={fileTypes.pdf}
        multiple={false}
        onDrop={choose}
        onReject={(rejections: readonly unknown[]) => {
          if (name !== '') setRefusal(alreadyOne);
          else setRefusal(rejections.length > 1 ? `${messages.oneFile}.` : onlyPdf);
        }}
        openRef={open}
        disabled={disabled ?? false}
        {...besideButton}
      >
        {name === '' ? (
          <>
            <Button
              id={id}
              variant="default"
              aria-labelledby={`${labelId(id)} ${id}`}
              aria-describedby={ids(describedBy, refusal !== '' && refusalId)}
              leftSection={<Icon name="upload" size={20} />}
              onClick={() => open.current?.()}
              disabled={disabled}
            >
              Escolher PDF
            </Button>
            <span className={styles.hint}>ou arraste-o para aqui</span>
          </>
        ) : (
          <>
            <Icon name="file" size={24} />
            {/* The label above must not point to the button: pressing it would remove the file. */}
            <span id={id} tabIndex={-1} className={styles.name}>
              {pending ? name : <FileLink path={stored} />}
              {pending && (
                <span className={styles.hint}>
                  {error
                    ? 'Não foi enviado'
                    : `${sizeInWords(pending.size)} · é enviado ao guardar`}
                </span>
              )}
            </span>
            <RemoveButton
              aria-label={`Remover ${name}`}
              aria-describedby={ids(describedBy, refusal !== '' && refusalId)}
              onClick={remove}
              disabled={disabled}
            />
          </>
        )}
      </Dropzone>
      <Refusals id={refusalId} mt="0.25rem" reasons={refusal === '' ? [] : [refusal]} />
      {/* What was refused meanwhile is no longer on its way: the error beside it says so. */}
      <VisuallyHidden role="status">{error ? '' : said}</VisuallyHidden>
    </>
  );
}

function FileCell({ value, place }: CellProps<FileValue>) {
  const name = pendingIn(value)?.name;
  const stored = storedIn(value);
  if (name !== undefined) return name;
  if (stored === '') return <Unset words={unset} />;
  return place === 'list' ? fileName(stored) : <FileLink path={stored} />;
}

/** One PDF, sent when the form is saved and not before: until then the record keeps the old one. */
export const fileView: View<FileValue> = {
  Input: FileInput,
  Cell: FileCell,
  unset,
  // As long as the path it will have, so that a preview calls it by its name.
  checkable(value) {
    const pending = pendingIn(value);
    return pending ? `${'-'.repeat(pathPrefix)}${pending.name}` : storedIn(value);
  },
  commit: commitFile,
};
