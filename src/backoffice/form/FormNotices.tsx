import { Alert, Button } from '@mantine/core';
import type { Field } from '../../fields/field.ts';
import { inputId } from './FieldFrame.tsx';
import styles from './RecordForm.module.css';

/** The fields in which something is wrong, each a way to its input. */
export function Faults({ fields }: { fields: readonly (readonly [string, Field])[] }) {
  if (fields.length === 0) return null;
  return (
    <Alert color="red" title="Falta corrigir" maw="46rem" mb="var(--space-5)">
      <ul className={styles.faults}>
        {fields.map(([name, field]) => (
          <li key={name}>
            <a
              href={`#${inputId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(inputId(name))?.focus();
              }}
            >
              {field.label}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type RestoredProps = {
  /** Whether the record was changed since the draft was begun. */
  isOutdated: boolean;
  onDiscard(): void;
};

/** Said above a form that holds what was typed earlier and never saved. */
export function Restored({ isOutdated, onDiscard }: RestoredProps) {
  return (
    <Alert
      title="Recuperámos o que estava por guardar"
      role="status"
      maw="46rem"
      mb="var(--space-5)"
    >
      <p>
        {isOutdated
          ? 'Atenção: entretanto este registo foi alterado no site. Se guardar, fica o que está neste formulário.'
          : 'Continue onde ficou, ou descarte e comece de novo.'}
      </p>
      <Button variant="outline" mt="sm" onClick={onDiscard}>
        Descartar
      </Button>
    </Alert>
  );
}
