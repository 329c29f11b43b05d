import { Input } from '@mantine/core';
import type { Field } from '../../fields/field.ts';
import { labelId } from '../../fields/view.ts';
import { viewOf } from '../../fields/views.ts';
import styles from './FieldFrame.module.css';

/** The id of the input of a field. */
export function inputId(name: string): string {
  return `campo-${name}`;
}

type Props = {
  name: string;
  field: Field;
  value: unknown;
  onChange(name: string, value: unknown): void;
  /** See the same of an input. */
  onSending?(name: string, arrival: Promise<boolean>): void;
  error: string | undefined;
  disabled: boolean;
  help: string | undefined;
};

/** A field of the form: label above, help, input, and what is wrong beside it. */
export function FieldFrame(props: Props) {
  const { name, field, value, onChange, onSending, error, disabled, help } = props;
  const id = inputId(name);
  const helpId = help ? `${id}-ajuda` : undefined;
  const errorId = error ? `${id}-erro` : undefined;
  const { Input: Editor } = viewOf(field);
  return (
    <div className={styles.frame} data-field={name} data-invalid={error ? true : undefined}>
      <Input.Label id={labelId(id)} htmlFor={id} required={field.required ?? false} size="md">
        {field.label}
      </Input.Label>
      {help && (
        <Input.Description id={helpId} className={styles.help}>
          {help}
        </Input.Description>
      )}
      <Editor
        field={field}
        id={id}
        value={value}
        onChange={(next) => onChange(name, next)}
        onSending={(arrival) => onSending?.(name, arrival)}
        error={error}
        disabled={disabled}
        describedBy={[helpId, errorId].filter(Boolean).join(' ') || undefined}
      />
      {error && (
        <Input.Error id={errorId} className={styles.error}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}
