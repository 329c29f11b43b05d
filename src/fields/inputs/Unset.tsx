import styles from './Unset.module.css';

/** Said where a value is empty, so that a blank place never looks like a fault. */
export function Unset({ words = 'Não preenchido' }: { words?: string | undefined }) {
  return <span className={styles.unset}>{words}</span>;
}
