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
  /** It may stay blank, and its label says so. */
  optional?: boolean;
  help?: string;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'className'>;

/** The ids of the help and the error of an input, for `aria-describedby`. */
function describedBy(id: string, { help, error }: Pick<Props, 'help' | 'error'>) {
  const ids = [help && `${id}-ajuda`, error && `${id}-erro`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** One field of a form: its label above, what is wrong with it below. */
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
    'aria-required': !props.optional,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy(id, props),
    onChange: ({ target }: { target: { value: string } }) => onChange(cleaned(target.value)),
  };
  return (
    <div className={`${styles.field} ${props.className ?? ''}`}>
      <label htmlFor={id}>
        {label}
        {props.optional && <span className={styles.optional}> (facultativo)</span>}
      </label>
      {props.help && (
        <p id={`${id}-ajuda`} className="soft">
          {props.help}
        </p>
      )}
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
