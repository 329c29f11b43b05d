import styles from './RichText.module.css';

/** Formatted text in a reading column. The server has sanitised it before storing it. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div
      className={`${styles.text} ${className ?? ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: holds only what the server's sanitiser lets through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
