import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { AddingLine } from './inputs/AddingLine.tsx';
import { RemoveButton } from './inputs/RemoveButton.tsx';
import { useAdding } from './inputs/useAdding.ts';
import { useFocusAfterRemoval } from './inputs/useFocusAfterRemoval.ts';
import type { ListField } from './list.ts';
import styles from './list.view.module.css';
import { type CellProps, type InputProps, labelId, type View } from './view.ts';

function ListInput(props: InputProps<string[], ListField>) {
  const { field, id, value, onChange, disabled, describedBy } = props;
  const adding = useAdding(value, onChange);
  const { items, typed, add, change } = adding;
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(list, id);
  const isFull = items.length >= field.most;

  function addTyped() {
    if (typed === '') return;
    const item = field.tidy?.(typed) ?? typed;
    add(item);
    setSaid(`${item}: adicionado`);
    // When the list is full the input disappears, so the list takes the focus.
    if (items.length + 1 >= field.most) requestAnimationFrame(() => list.current?.focus());
  }

  function remove(index: number) {
    focusAfterRemoval(index);
    setSaid(`${items[index]}: removido`);
    change(items.filter((_, each) => each !== index));
  }

  return (
    <Stack gap="0.5rem">
      <ul
        ref={list}
        id={isFull ? id : undefined}
        tabIndex={-1}
        aria-labelledby={isFull ? labelId(id) : undefined}
        aria-describedby={isFull ? describedBy : undefined}
        className={styles.items}
        hidden={items.length === 0}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two texts may be equal, and none is ever moved
          <li key={index} className={styles.item}>
            <span className={styles.text}>{item}</span>
            <RemoveButton
              data-remove
              aria-label={`Remover ${item}`}
              onClick={() => remove(index)}
              disabled={disabled}
            />
          </li>
        ))}
      </ul>
      {isFull ? (
        <Text size="xs" lh="inherit" c="dimmed">
          São no máximo {field.most}. Remova um para adicionar outro.
        </Text>
      ) : (
        <AddingLine
          frame={props}
          adding={adding}
          onAdd={addTyped}
          enterKeyHint="done"
          label={`Adicionar ${field.item}`}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  );
}

function ListCell({ value, place }: CellProps<string[], ListField>) {
  if (place === 'list') return value.join(', ');
  return (
    <ul className={styles.read}>
      {value.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two texts may be equal, and none is ever moved
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

export const listView: View<string[], ListField> = { Input: ListInput, Cell: ListCell };
