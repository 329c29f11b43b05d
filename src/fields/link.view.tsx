import { Anchor } from '@mantine/core';
import { LineInput } from './inputs/LineInput.tsx';
import { Unset } from './inputs/Unset.tsx';
import styles from './link.view.module.css';
import { secureHref } from './secureHref.ts';
import type { CellProps, InputProps, View } from './view.ts';

function LinkInput(props: InputProps<string>) {
  return <LineInput inputMode="url" {...props} />;
}

function LinkCell({ value, place }: CellProps<string>) {
  if (value === '') return place === 'detail' ? <Unset /> : null;
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

export const linkView: View<string> = { Input: LinkInput, Cell: LinkCell };
