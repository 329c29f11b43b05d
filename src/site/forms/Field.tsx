import { type ComponentProps, type ReactNode, useId } from 'react';
import { nationalNumber } from '../../language/phoneNumber.ts';
import styles from './Field.module.css';
import type { FieldState } from './useForm.ts';

type Props = FieldState & {
  label: string;
  /** More than one line may be written. */
  lines?: boolean;
  /** Removes everything but digits while it is typed, and the country code of a phone number. */
  digits?: boolean;
  /** A button at its end. */
  action?: ReactNode;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'className'>;

/** One thing to fill in: its label above, what is wrong with it below. */
export function Field(props: Props) {
  const { name, label, value, error, onChange, lines, digits, type, autoComplete } = props;
  const id = `campo-${useId()}`;
  const cleaned = (typed: string) => {
    const number = type === 'tel' ? nationalNumber(typed) : typed;
    return digits ? number.replace(/\D/g, '') : number;
  };
  const shared = {
    id,
    name,
    value,
    autoComplete,
    'aria-required': true,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? `${id}-erro` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(cleaned(target.value)),
  };
  return (
    <div className={`${styles.field} ${props.className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      {lines ? (
        <textarea {...shared} rows={6} />
      ) : (
        <input {...shared} type={type ?? 'text'} inputMode={digits ? 'numeric' : undefined} />
      )}
      {props.action}
      {error && (
        <p id={`${id}-erro`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
