import { VisuallyHidden } from '@mantine/core';
import { FieldInput, ids } from './inputs/FieldInput.tsx';
import type { TextField } from './text.ts';
import styles from './text.view.module.css';
import type { CellProps, InputProps, View } from './view.ts';

/** How many characters fit in a row of a list. */
const rowLength = 80;

function TextInput(props: InputProps<string, TextField>) {
  const { field, id, value, onChange, describedBy } = props;
  const counterId = `${id}-count`;
  return (
    <>
      <FieldInput
        frame={{
          ...props,
          describedBy: ids(describedBy, field.advised !== undefined && counterId),
        }}
        component={field.lines ? 'textarea' : 'input'}
        classNames={field.lines ? { input: styles.lines ?? '' } : {}}
        autoComplete={undefined}
        value={value}
        onChange={onChange}
      />
      {field.advised !== undefined && (
        <Counter id={counterId} count={[...value].length} advised={field.advised} />
      )}
    </>
  );
}

function Counter({ id, count, advised }: { id: string; count: number; advised: number }) {
  const over = count - advised;
  const excess = over > 0 ? `${over} a mais` : '';
  return (
    <>
      <p id={id} className={styles.counter} data-over={over > 0 || undefined}>
        <span>
          {count}/{advised}
        </span>
        {excess !== '' && <span> · {excess}</span>}
      </p>
      {/* Announce only passing the limit: a count at every key would drown what is typed. */}
      <VisuallyHidden role="status">
        {over > 0 && `O texto passa dos ${advised} caracteres`}
      </VisuallyHidden>
    </>
  );
}

function TextCell({ field, value, place }: CellProps<string, TextField>) {
  if (!field.lines) return value;
  if (place === 'detail') return <p className={styles.written}>{value}</p>;
  return value.length > rowLength ? `${value.slice(0, rowLength).trimEnd()}…` : value;
}

export const textView: View<string, TextField> = { Input: TextInput, Cell: TextCell };
