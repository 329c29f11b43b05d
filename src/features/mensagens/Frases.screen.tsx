import { useState } from 'react';
import { call } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { Failed } from '../../backoffice/parts/Loaded.tsx';
import { isRefused } from '../../calls/ask.ts';
import styles from './Conversa.module.css';
import { type FrasesRead, readFrases } from './conversa.screen.ts';
import { frasesFields } from './mensagens.ts';

type Props = { read: FrasesRead; onChoose(phrase: string): void };

/** Set phrases: pressing one inserts it at the cursor; staff can edit the list here too. */
export function Frases({ read: first, onChoose }: Props) {
  const [read, setRead] = useState(first);
  const readAgain = async () => setRead(await readFrases());
  if (isRefused(read)) {
    return <Failed title="As frases feitas não vieram" refused={read} onRetry={readAgain} />;
  }
  const { frases, estado } = read;
  return (
    <details className={styles.phrases}>
      <summary>Frases feitas</summary>
      <ul>
        {frases.map((frase) => (
          <li key={frase}>
            <button type="button" onClick={() => onChoose(frase)}>
              {frase}
            </button>
          </li>
        ))}
      </ul>
      <ActionButton
        label="Mudar as frases"
        confirm={{
          question: 'Frases feitas',
          children: 'São de toda a equipa. Cada uma entra na resposta onde estiver o cursor.',
          yes: 'Guardar',
          fields: frasesFields,
          initial: { frases },
        }}
        act={({ frases: wanted }) => call('PUT /api/frases', { body: { frases: wanted, estado } })}
        failed="Não foi possível guardar as frases"
        done={(saved) => {
          setRead(saved);
          return 'As frases ficaram guardadas.';
        }}
      />
    </details>
  );
}
