import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import type { Field } from '../../fields/field.ts';
import { unfold } from '../../fields/inputs/Disclosure.tsx';
import { inputId, showFault } from './FieldFrame.tsx';
import { Question } from './Question.tsx';
import styles from './RecordForm.module.css';

type FaultsProps = {
  fields: readonly (readonly [string, Field])[];
  /** Brings a field to the screen, which may be in a closed part. */
  reveal(name: string): void;
};

/** The fields with errors, each linked to its input. */
export function Faults({ fields, reveal }: FaultsProps) {
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
                reveal(name);
                const input = document.getElementById(inputId(name));
                unfold(input);
                input?.focus();
                showFault(name);
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

/** What is asked before a draft is discarded. */
export const discardQuestion = {
  question: 'Descartar o que está por acabar?',
  children:
    'O que escreveu e ainda não guardou será apagado. Se descartar, não poderá voltar atrás.',
  yes: 'Sim, descartar',
  grave: true,
};

type RestoredProps = {
  onDiscard(): void;
  /** Saves it as a draft and starts another; only for a new record. */
  onAside?: (() => Promise<void>) | undefined;
};

/** Said above a form that holds what was typed earlier and never saved. */
export function Restored({ onDiscard, onAside }: RestoredProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Alert
      title="Recuperámos o que estava por guardar"
      role="status"
      maw="46rem"
      mb="var(--space-5)"
    >
      <p>
        {onAside
          ? 'Continue onde ficou. Para começar outro, guarde este como rascunho ou descarte-o.'
          : 'Continue onde ficou, ou descarte e comece de novo.'}
      </p>
      <div className={styles.choices}>
        {onAside && (
          <Button variant="outline" onClick={() => void onAside()}>
            Guardar como rascunho
          </Button>
        )}
        <Button variant="outline" onClick={() => setAsking(true)}>
          Descartar
        </Button>
      </div>
      <Question
        {...discardQuestion}
        opened={isAsking}
        onNo={() => setAsking(false)}
        onYes={async () => {
          setAsking(false);
          onDiscard();
          return undefined;
        }}
      />
    </Alert>
  );
}
