import { Button, Group, Input } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import type { Field } from '../../fields/field.ts';
import { labelId } from '../../fields/view.ts';
import { viewOf } from '../../fields/views.ts';
import type { Remark } from '../../sections/section.ts';
import styles from './FieldFrame.module.css';

/** The id of the input of a field. */
export function inputId(name: string): string {
  return `campo-${name}`;
}

const faultId = (name: string) => `${inputId(name)}-erro`;

/** Scrolls a field's message out from under the save bar. */
export function showFault(name: string): void {
  document.getElementById(faultId(name))?.scrollIntoView({ block: 'nearest' });
}

/** Types a text where the cursor is. */
function insert(id: string, text: string): void {
  const input = document.getElementById(id) as HTMLTextAreaElement;
  input.setRangeText(text, input.selectionStart, input.selectionEnd, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

type Props = {
  name: string;
  field: Field;
  value: unknown;
  onChange(name: string, value: unknown): void;
  onLeave?(name: string): void;
  /** Passed on to the input: see there. */
  onSending?(name: string, arrival: Promise<boolean>): void;
  refuses?(name: string, value: unknown): boolean;
  error: string | undefined;
  /** Shown when there is no error. */
  remark?: Remark | undefined;
  disabled?: boolean;
  /** By default as its declaration says; the form's other values may change it. */
  isRequired?: boolean;
  help: string | undefined;
  /** Between the label and the input. */
  lead?: ReactNode;
};

/** Fields one under the other, short ones in pairs. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** A field of the form: label above, help, input, and what is wrong beside it. */
export function FieldFrame(props: Props) {
  const { name, field, value, onChange, onLeave, onSending, refuses, error, help } = props;
  const { isRequired = field.required ?? false } = props;
  const { remark } = props;
  const message = error ?? remark?.msg;
  const id = inputId(name);
  const helpId = help ? `${id}-ajuda` : undefined;
  const messageId = message ? faultId(name) : undefined;
  const { Input: Editor } = viewOf(field);

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return;
    const tidied = typeof value === 'string' ? field.tidy?.(value) : undefined;
    if (tidied !== undefined && tidied !== value) onChange(name, tidied);
    onLeave?.(name);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears its input lose the focus
    <div
      className={styles.frame}
      data-field={name}
      data-short={field.isShort}
      data-invalid={error ? true : undefined}
      onBlur={leave}
    >
      <Input.Label
        id={labelId(id)}
        htmlFor={id}
        required={isRequired}
        size="md"
        // The part of the form already says it.
        className={field.label === field.fold ? 'visually-hidden' : ''}
      >
        {field.label}
      </Input.Label>
      {help && (
        <Input.Description id={helpId} className={styles.help}>
          {help}
        </Input.Description>
      )}
      {props.lead}
      <Editor
        field={field}
        id={id}
        value={value}
        onChange={(next) => onChange(name, next)}
        onSending={(arrival) => onSending?.(name, arrival)}
        refuses={(other) => refuses?.(name, other) ?? false}
        error={error}
        disabled={props.disabled ?? false}
        describedBy={[helpId, messageId].filter(Boolean).join(' ') || undefined}
      />
      {error && (
        <Input.Error id={messageId} className={styles.error}>
          {error}
        </Input.Error>
      )}
      {!error && message && (
        <p id={messageId} role="status" className={styles.remark}>
          {message}
        </p>
      )}
      {remark?.inserts && (
        <Group gap="xs">
          {remark.inserts.map(({ label, text }) => (
            <Button key={text} variant="outline" size="compact-md" onClick={() => insert(id, text)}>
              {label}
            </Button>
          ))}
        </Group>
      )}
    </div>
  );
}
