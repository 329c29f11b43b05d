import type { ComponentProps } from 'react';
import styles from './RichText.module.css';

/** Turns alignment into classes of our style sheet, since pages may not have inline styles. */
function aligned(html: string): string {
  return html.replace(/<p style="text-align:(\w+)">/g, '<p data-align="$1">');
}

type Props = { html: string } & Pick<ComponentProps<'div'>, 'className' | 'id' | 'hidden'>;

/** Formatted text in a reading column. The server has sanitised it before storing it. */
export function RichText({ html, className, ...rest }: Props) {
  return (
    <div
      {...rest}
      className={`${styles.text} ${className ?? ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: holds only what the server's sanitiser lets through
      dangerouslySetInnerHTML={{ __html: aligned(html) }}
    />
  );
}
