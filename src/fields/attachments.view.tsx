import { Button, VisuallyHidden } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { useContext, useRef, useState } from 'react';
import { lisbonDay } from '../language/calendar.ts';
import { counted } from '../language/counted.ts';
import { fileName } from '../language/fileName.ts';
import { messages } from '../language/messages.ts';
import type { Attachment } from './attachments.ts';
import { EarlierLine, PdfLine } from './inputs/AttachmentFacts.tsx';
import { AttachmentItem } from './inputs/AttachmentItem.tsx';
import styles from './inputs/Attachments.module.css';
import { attached, replaced, roleAt } from './inputs/attachmentChanges.ts';
import zone from './inputs/dropzone.module.css';
import { besideButton } from './inputs/dropzone.ts';
import { Icon } from './inputs/Icon.tsx';
import { keyed } from './inputs/keyed.ts';
import { PdfProblems } from './inputs/PdfProblems.tsx';
import { SendingLine, UnsentLine } from './inputs/UploadLines.tsx';
import { useFocusAfterRemoval } from './inputs/useFocusAfterRemoval.ts';
import { moved } from './inputs/useReorder.ts';
import { useUploads } from './inputs/useUploads.ts';
import { fileTypes, isPdf } from './inputs/wantedFile.ts';
import type { Pdfs } from './pdfFacts.ts';
import {
  type CellProps,
  type InputProps,
  labelId,
  ServicesContext,
  useServices,
  type View,
} from './view.ts';

const pathOf = ({ file }: Attachment) => file;

function useStoredPdfs(): Pdfs {
  return useContext(ServicesContext)?.ficheiros ?? {};
}

/** Uploads PDFs, each to the end of the list or in place of another. */
function useSentPdfs(
  { value, onChange, onSending }: InputProps<Attachment[]>,
  say: (text: string) => void,
) {
  const { ficheiros: stored, drafted } = useServices();
  const uploads = useUploads({
    wanted: 'pdf',
    onSending,
    onSent({ path }, { name }, replaces) {
      const at = replaces === '' ? -1 : value.findIndex(({ file }) => file === replaces);
      const before = value[at];
      if (!before) {
        onChange([...value, attached(path, name)]);
        return say(`${name}: enviado, ${roleAt(value.length)}`);
      }
      const by = {
        file: path,
        name,
        earlierName: fileName(replaces),
        today: lisbonDay(new Date()),
      };
      onChange(value.with(at, replaced(before, { ...by, wasStored: replaces in stored })));
      say(`${name}: enviado, no lugar de ${fileName(replaces)}`);
    },
  });
  return { ...uploads, facts: (path: string) => stored[path] ?? drafted[path] };
}

function AttachmentsInput(props: InputProps<Attachment[]>) {
  const { id, value, onChange, error, disabled, describedBy } = props;
  const [said, say] = useState('');
  const open = useRef<() => void>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(list, id);
  const { sending, unsent, send, refuse, forget, facts } = useSentPdfs(props, say);
  const isNew = ({ replaces }: { replaces: string }) =>
    value.every(({ file }) => file !== replaces);

  function move(from: number, to: number) {
    const item = value[from];
    if (!item) return;
    onChange(moved(value, from, to));
    say(`«${item.title || fileName(item.file)}»: agora é ${roleAt(to)}`);
  }

  function remove(index: number) {
    focusAfterRemoval(index);
    onChange(value.toSpliced(index, 1));
    say(`${roleAt(index)} removido`);
  }

  /** Retries an upload, and removes the message of the failed one. */
  function again(file: File, replaces: string, key?: number) {
    if (key !== undefined) forget(key);
    send([file], replaces);
  }

  return (
    <Dropzone
      className={zone.zone ?? ''}
      data-invalid={Boolean(error) || undefined}
      accept={fileTypes.pdf}
      multiple
      onDrop={(files: File[]) => send(files)}
      onReject={(rejections: readonly { file: File }[]) => {
        for (const { file } of rejections) refuse(file, `${messages.onlyPdf}.`);
      }}
      openRef={open}
      disabled={disabled ?? false}
      {...besideButton}
    >
      <div className={styles.inside}>
        {value.length > 0 && (
          <ol ref={list} className={styles.list}>
            {keyed(value, pathOf).map(({ item, key }, index) => {
              const stuck = unsent.find(({ replaces }) => replaces === item.file);
              return (
                <AttachmentItem
                  key={key}
                  item={item}
                  index={index}
                  facts={facts}
                  say={say}
                  disabled={disabled}
                  count={value.length}
                  sending={sending.find(({ replaces }) => replaces === item.file)}
                  unsent={stuck}
                  onChange={(changed) => onChange(value.with(index, changed))}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                  onReplace={(file) => again(file, item.file, stuck?.key)}
                  onForget={forget}
                />
              );
            })}
          </ol>
        )}
        <div className={styles.others}>
          {sending.filter(isNew).map((each) => (
            <SendingLine key={each.key} sending={each} />
          ))}
          {unsent.filter(isNew).map((each) => (
            <UnsentLine
              key={each.key}
              unsent={each}
              onRetry={isPdf(each.file) ? () => again(each.file, '', each.key) : undefined}
              onForget={() => {
                forget(each.key);
                document.getElementById(id)?.focus();
              }}
            />
          ))}
        </div>
        <div className={zone.ways}>
          <Button
            id={id}
            variant="default"
            aria-labelledby={`${labelId(id)} ${id}`}
            aria-describedby={describedBy}
            leftSection={<Icon name="upload" size={20} />}
            onClick={() => open.current?.()}
            disabled={disabled}
          >
            {value.length === 0 ? 'Escolher PDF' : 'Juntar mais PDF'}
          </Button>
          <span className={zone.hint}>um ou vários; ou arraste-os para aqui</span>
        </div>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </Dropzone>
  );
}

function AttachmentsCell({ value, place }: CellProps<Attachment[]>) {
  const stored = useStoredPdfs();
  const titleOf = ({ title, file }: Attachment) => title || fileName(file);
  const [first, ...annexes] = value;
  if (place === 'list') {
    const more = annexes.length > 0 ? ` e ${counted(annexes.length, 'anexo', 'anexos')}` : '';
    return first ? `${titleOf(first)}${more}` : '';
  }
  return (
    <ol className={styles.read}>
      {keyed(value, pathOf).map(({ item, key }, index) => (
        <li key={key}>
          <span>
            <strong>{roleAt(index)}</strong>: {titleOf(item)}
          </span>
          <span>
            <PdfLine path={item.file} facts={stored[item.file]} />
          </span>
          <PdfProblems problems={stored[item.file]?.problemas ?? []} />
          {item.anteriores.map((earlier) => (
            <span key={earlier.file} className={styles.soft}>
              <EarlierLine earlier={earlier} facts={stored[earlier.file]} />
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** An ordered list of PDFs with titles; uploaded as they are chosen, so that a draft can name them. */
export const attachmentsView: View<Attachment[]> = {
  Input: AttachmentsInput,
  Cell: AttachmentsCell,
  unset: 'Sem ficheiros',
};
