import { Button, Group, Stack } from '@mantine/core';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { type InputProps, labelId } from '../view.ts';
import styles from './EntryList.module.css';
import { Icon } from './Icon.tsx';

type EntryProps = {
  /** What the closed line says: its name, and what it is about. */
  called: string;
  about: ReactNode;
  /** Whether it is open when it appears; afterwards the user opens and closes it. */
  isNew: boolean;
  disabled: boolean | undefined;
  /** Buttons before the one that removes it. */
  buttons?: ReactNode;
  onRemove(): void;
  children: ReactNode;
};

/** An entry of a list: one line, opened to edit it. */
export function Entry({ called, about, isNew, disabled, buttons, onRemove, children }: EntryProps) {
  const [wasNew] = useState(isNew);
  return (
    <details className={styles.entry} open={wasNew}>
      <summary>
        <span className={styles.name}>{called}</span>
        <span className={styles.about}>{about}</span>
      </summary>
      <Stack gap="sm" className={styles.inputs}>
        {children}
        <Group gap="sm">
          {buttons}
          <Button
            variant="outline"
            color="red"
            aria-label={`Remover ${called}`}
            disabled={disabled}
            onClick={onRemove}
          >
            Remover
          </Button>
        </Group>
      </Stack>
    </details>
  );
}

/** Inputs beside each other, where there is room. */
export function Pairs({ children }: { children: ReactNode }) {
  return <div className={styles.pairs}>{children}</div>;
}

type Changes<T> = { onChange(changed: Partial<T>): void; onRemove(): void };

type ListProps<T> = {
  input: Pick<InputProps<T[]>, 'id' | 'value' | 'onChange' | 'disabled' | 'describedBy'>;
  keyOf(entry: T, index: number): string;
  entry(entry: T, index: number, changes: Changes<T>): ReactNode;
  /** Adds an entry, which then takes the focus. */
  add: { label: string; fresh(): T };
};

/** A list of entries that are opened one by one, and a button that adds one. */
export function EntryList<T>({ input, keyOf, entry, add }: ListProps<T>) {
  const { id, value, onChange, disabled, describedBy } = input;
  const list = useRef<HTMLFieldSetElement>(null);

  function addEntry() {
    onChange([...value, add.fresh()]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>('details:last-of-type input')?.focus(),
    );
  }

  return (
    <Stack gap="sm">
      <fieldset
        ref={list}
        className={styles.entries}
        id={id}
        tabIndex={-1}
        aria-labelledby={labelId(id)}
        aria-describedby={describedBy}
      >
        {value.map((each, index) => (
          <Fragment key={keyOf(each, index)}>
            {entry(each, index, {
              onChange: (changed) => onChange(value.with(index, { ...each, ...changed })),
              onRemove() {
                onChange(value.toSpliced(index, 1));
                list.current?.focus();
              },
            })}
          </Fragment>
        ))}
      </fieldset>
      <Group gap="sm">
        <Button
          variant="outline"
          leftSection={<Icon name="add" />}
          disabled={disabled}
          onClick={addEntry}
        >
          {add.label}
        </Button>
      </Group>
    </Stack>
  );
}
