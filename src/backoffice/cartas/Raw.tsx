import styles from './cartas.module.css';

/** What a machine said, word for word, for whoever can read it. */
export function Raw({ children }: { children: string }) {
  return (
    <details className={styles.raw}>
      <summary>O que o servidor de correio disse</summary>
      <code>{children}</code>
    </details>
  );
}
