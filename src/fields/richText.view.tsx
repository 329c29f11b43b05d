import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { excerpt } from '../language/plainText.ts';
import { shownText } from '../language/shownText.ts';
import styles from './richText.view.module.css';
import type { CellProps, InputProps, View } from './view.ts';

const Editor = lazy(async () => ({
  default: (await import('./inputs/FormattedTextEditor.tsx')).FormattedTextEditor,
}));

function RichTextInput(props: InputProps<string>) {
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <Editor {...props} />
    </Suspense>
  );
}

function RichTextCell({ value, place }: CellProps<string>) {
  if (place === 'list') return excerpt(value, 80);
  return (
    <div
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: holds only what the server's sanitiser lets through
      dangerouslySetInnerHTML={{ __html: shownText(value, 3) }}
    />
  );
}

export const richTextView: View<string> = { Input: RichTextInput, Cell: RichTextCell };
