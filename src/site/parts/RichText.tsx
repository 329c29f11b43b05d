import type { ComponentProps } from 'react';
import { shownText } from '../../language/shownText.ts';
import styles from './RichText.module.css';
import rarer from './RichTextRarer.module.css';

/** Turns alignment into attributes that the style sheet uses, since pages may not have inline styles. */
function aligned(html: string): string {
  return html.replace(/<p style="text-align:(\w+)">/g, '<p data-align="$1">');
}

/** The class of texts with headings, tables or videos, which are rare and styled in a separate sheet. */
export const rarerMark = rarer.text ?? '';

/** `level` is the level of its first heading. */
type Props = { html: string; level?: 2 | 3 } & Pick<
  ComponentProps<'div'>,
  'className' | 'id' | 'hidden' | 'lang'
>;

/** Formatted text in a reading column. The server has sanitised it before storing it. */
export function RichText({ html, level = 2, className, ...rest }: Props) {
  const isRarer = /<(h[23]|table)\b| data-video=/.test(html);
  return (
    <div
      {...rest}
      className={`${styles.text} ${isRarer ? rarerMark : ''} ${className ?? ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: holds only what the server's sanitiser lets through
      dangerouslySetInnerHTML={{ __html: shownText(aligned(html), level) }}
    />
  );
}
