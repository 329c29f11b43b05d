import { Anchor } from '@mantine/core';
import { FieldInput } from './inputs/FieldInput.tsx';
import styles from './link.view.module.css';
import { secureHref } from './secureHref.ts';
import type { CellProps, View } from './view.ts';

function LinkCell({ value, place }: CellProps<string>) {
  if (place === 'list') return value;
  return (
    <Anchor
      href={secureHref(value)}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.link ?? ''}
    >
      {value}
    </Anchor>
  );
}

export const linkView: View<string> = {
  Input: (props) => (
    <FieldInput of={props} inputMode="url" value={props.value} onChange={props.onChange} />
  ),
  Cell: LinkCell,
};
