import { Button, VisuallyHidden } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { besideButton } from './inputs/dropzone.ts';
import '@mantine/dropzone/styles.css';
import { useRef, useState } from 'react';
import { fileName } from '../language/fileName.ts';
import { messages } from '../language/messages.ts';
import styles from './file.view.module.css';
import { ids } from './inputs/FieldInput.tsx';
import { FileLink } from './inputs/FileLink.tsx';
import { Icon } from './inputs/Icon.tsx';
import { Refusals } from './inputs/Refusals.tsx';
import { RemoveButton } from './inputs/RemoveButton.tsx';
import { Unset } from './inputs/Unset.tsx';
import { SendingLine, UnsentLine } from './inputs/UploadLines.tsx';
import { useUploads } from './inputs/useUploads.ts';
import { fileTypes } from './inputs/wantedFile.ts';
import { type CellProps, type InputProps, labelId, type View } from './view.ts';

const alreadyOne = 'Só pode anexar um ficheiro. Remova o atual para anexar outro.';
const unset = 'Não tem ficheiro associado';
const onlyPdf = `${messages.onlyPdf}.`;

function FileInput(props: InputProps<string>) {
  const { id, value, onChange, error, disabled, describedBy, onSending } = props;
  const [refusal, setRefusal] = useState('');
  const [said, say] = useState('');
  const open = useRef<() => void>(null);
  const { sending, unsent, send, forget } = useUploads({
    wanted: 'pdf',
    onSending,
    onSent({ path }, { name }) {
      onChange(path);
      say(`${name}: enviado`);
    },
  });
  const isTaken = value !== '' || sending.length > 0;
  const described = ids(describedBy, refusal !== '' && `${id}-refusal`);
  const focus = () => requestAnimationFrame(() => document.getElementById(id)?.focus());

  function choose(files: File[]) {
    if (isTaken) return setRefusal(alreadyOne);
    setRefusal('');
    forget();
    send(files);
  }

  function remove() {
    setRefusal('');
    say(`${fileName(value)}: removido`);
    onChange('');
    focus();
  }

  return (
    <>
      <Dropzone
        className={styles.zone ?? ''}
        classNames={{ inner: styles.inner ?? '' }}
        data-invalid={Boolean(error) || unsent.length > 0 || undefined}
        accept={fileTypes.pdf}
        multiple={false}
        onDrop={choose}
        onReject={(rejections: readonly unknown[]) => {
          if (isTaken) setRefusal(alreadyOne);
          else setRefusal(rejections.length > 1 ? `${messages.oneFile}.` : onlyPdf);
        }}
        openRef={open}
        disabled={disabled ?? false}
        {...besideButton}
      >
        {sending.map((each) => (
          <SendingLine key={each.key} sending={each} />
        ))}
        {value !== '' && (
          <>
            <Icon name="file" size={24} />
            {/* The label above must not point to the button: clicking it would remove the file. */}
            <span id={id} tabIndex={-1} className={styles.name}>
              <FileLink path={value} />
            </span>
            <RemoveButton
              aria-label={`Remover ${fileName(value)}`}
              aria-describedby={described}
              onClick={remove}
              disabled={disabled}
            />
          </>
        )}
        {!isTaken && (
          <>
            <Button
              id={id}
              variant="default"
              aria-labelledby={`${labelId(id)} ${id}`}
              aria-describedby={described}
              leftSection={<Icon name="upload" size={20} />}
              onClick={() => open.current?.()}
              disabled={disabled}
            >
              Escolher PDF
            </Button>
            <span className={styles.hint}>ou arraste-o para aqui</span>
          </>
        )}
        {unsent.map((each) => (
          <UnsentLine
            key={each.key}
            unsent={each}
            onRetry={() => choose([each.file])}
            onForget={() => {
              forget();
              focus();
            }}
          />
        ))}
      </Dropzone>
      <Refusals id={`${id}-refusal`} mt="0.25rem" reasons={refusal === '' ? [] : [refusal]} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

function FileCell({ value, place }: CellProps<string>) {
  if (value === '') return <Unset words={unset} />;
  return place === 'list' ? fileName(value) : <FileLink path={value} />;
}

/** One PDF, uploaded as soon as it is chosen; the record names the old one until it is saved. */
export const fileView: View<string> = { Input: FileInput, Cell: FileCell, unset };
