import { Switch } from '@mantine/core';
import type { FlagField } from './flag.ts';
import styles from './flag.view.module.css';
import type { CellProps, InputProps, View } from './view.ts';

function FlagInput(props: InputProps<boolean, FlagField>) {
  const { id, value, onChange, error, disabled, describedBy } = props;
  return (
    <Switch
      id={id}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      error={Boolean(error)}
      disabled={disabled}
      size="lg"
      onLabel="Sim"
      offLabel="Não"
      classNames={{ root: styles.root ?? '', trackLabel: styles.words ?? '' }}
    />
  );
}

function FlagCell({ field, value, place }: CellProps<boolean, FlagField>) {
  if (place === 'detail') return value ? 'Sim' : 'Não';
  return field.markers[value ? 0 : 1];
}

export const flagView: View<boolean, FlagField> = { Input: FlagInput, Cell: FlagCell };
