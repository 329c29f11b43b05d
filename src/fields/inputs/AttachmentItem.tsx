import { Button } from '@mantine/core';
import { useId, useRef } from 'react';
import { fileName } from '../../language/fileName.ts';
import type { Attachment } from '../attachments.ts';
import type { PdfFacts } from '../pdfFacts.ts';
import { EarlierLine, PdfLine } from './AttachmentFacts.tsx';
import styles from './Attachments.module.css';
import { roleAt } from './attachmentChanges.ts';
import { FieldInput } from './FieldInput.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PdfProblems } from './PdfProblems.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { SendingLine, UnsentLine } from './UploadLines.tsx';
import type { Sending, Unsent } from './useUploads.ts';

type Props = {
  item: Attachment;
  index: number;
  count: number;
  facts(path: string): PdfFacts | undefined;
  /** The file that will replace it, being uploaded or failed. */
  sending: Sending | undefined;
  unsent: Unsent | undefined;
  disabled: boolean | undefined;
  onChange(item: Attachment): void;
  onMove(to: number): void;
  onRemove(): void;
  onReplace(file: File): void;
  onForget(key: number): void;
  say(words: string): void;
};

type EarlierProps = Pick<Props, 'item' | 'facts' | 'disabled'> & {
  label: string;
  onTakeOff(earlier: Attachment['anteriores'][number]): void;
};

/** The files that a PDF has replaced. */
function EarlierFiles({ item, facts, disabled, label, onTakeOff }: EarlierProps) {
  if (item.anteriores.length === 0) return null;
  return (
    <ul className={styles.earlier} aria-label={`Ficheiros anteriores: ${label}`}>
      {item.anteriores.map((earlier) => (
        <li key={earlier.file} className={styles.line}>
          <span className={styles.words}>
            <EarlierLine earlier={earlier} facts={facts(earlier.file)} />
          </span>
          <RemoveButton
            aria-label={`Tirar da lista o anterior ${fileName(earlier.file)}`}
            disabled={disabled}
            onClick={() => onTakeOff(earlier)}
          />
        </li>
      ))}
    </ul>
  );
}

/** One PDF of a record: its title, its facts, the files it replaced, and its buttons. */
export function AttachmentItem(props: Props) {
  const { item, index, count, facts, sending, unsent, disabled, onChange, onMove, say } = props;
  const id = useId();
  const chosen = useRef<HTMLInputElement>(null);
  const replace = useRef<HTMLButtonElement>(null);
  const role = roleAt(index);
  const isBusy = disabled || sending !== undefined;

  function takeOff(earlier: Attachment['anteriores'][number]) {
    onChange({ ...item, anteriores: item.anteriores.filter((each) => each !== earlier) });
    say(`${fileName(earlier.file)}: já não consta como anterior`);
    replace.current?.focus();
  }

  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <strong id={`${id}-role`}>{role}</strong>
        <MoveButtons
          index={index}
          count={count}
          disabled={disabled}
          onMove={onMove}
          icons={['up', 'down']}
          label={(step) => `Mover ${role} para ${step < 0 ? 'cima' : 'baixo'}`}
        />
        <RemoveButton
          color="red"
          data-remove
          aria-label={`Remover ${role}: ${item.title || fileName(item.file)}`}
          disabled={disabled}
          onClick={props.onRemove}
        />
      </div>
      <label htmlFor={id} className={styles.label}>
        Título<span className="visually-hidden">: {role}</span>
      </label>
      <FieldInput
        frame={{ id, disabled, describedBy: `${id}-file` }}
        value={item.title}
        maxLength={200}
        placeholder={fileName(item.file)}
        // Enter in a title must not save the whole record.
        onEnter={() => {}}
        onChange={(title) => onChange({ ...item, title })}
      />
      <div className={styles.line}>
        <span id={`${id}-file`} className={styles.words}>
          <PdfLine path={item.file} facts={facts(item.file)} />
        </span>
        <Button
          ref={replace}
          variant="default"
          disabled={isBusy}
          onClick={() => chosen.current?.click()}
        >
          Substituir<span className="visually-hidden"> o ficheiro: {role}</span>
        </Button>
        <input
          ref={chosen}
          type="file"
          accept="application/pdf,.pdf"
          hidden
          aria-hidden
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) props.onReplace(file);
          }}
        />
      </div>
      {sending && <SendingLine sending={sending} />}
      {unsent && (
        <UnsentLine
          unsent={unsent}
          onRetry={() => props.onReplace(unsent.file)}
          onForget={() => {
            props.onForget(unsent.key);
            replace.current?.focus();
          }}
        />
      )}
      <PdfProblems problems={facts(item.file)?.problemas ?? []} />
      <EarlierFiles
        item={item}
        facts={facts}
        disabled={disabled}
        label={role}
        onTakeOff={takeOff}
      />
    </li>
  );
}
