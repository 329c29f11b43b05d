import { Button, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import type { FormNoticeProps } from '../../backoffice/feature.ts';
import { unfold } from '../../fields/inputs/Disclosure.tsx';
import { useServices } from '../../fields/view.ts';
import { type Finding, findingsIn } from './checks.ts';
import styles from './legibilidade.module.css';

/** Goes to where a photo is described, or another file chosen. */
function goTo({ name, photo }: Finding): void {
  const inputs = photo === undefined ? `#campo-${name}` : `[data-field="${name}"] textarea`;
  const input = document.querySelectorAll<HTMLElement>(inputs)[photo ?? 0];
  unfold(input ?? null);
  input?.focus();
}

function Line({ finding, onMend }: { finding: Finding; onMend(value: string): void }) {
  const { label, says, asks, button, mended } = finding;
  const [typed, setTyped] = useState(asks?.proposal ?? '');
  return (
    <li className={styles.line}>
      <p>
        <strong>{label}:</strong> {says}
      </p>
      {asks && (
        <TextInput
          aria-label={`${asks.label}: ${says}`}
          placeholder={asks.label}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <Button
        variant="outline"
        size="compact-md"
        disabled={asks !== undefined && typed.trim() === ''}
        onClick={() => (mended ? onMend(mended(typed.trim())) : goTo(finding))}
      >
        {button}
      </Button>
    </li>
  );
}

/** What keeps some people from reading what a form holds, each with what mends it; it keeps nobody from saving. */
export function BeforePublishing({ fields, values, onChange }: FormNoticeProps) {
  // At once after each mend, or the next one would be made from the text before it.
  const now = useDeferredValue(values);
  const { fotos, drafted } = useServices();
  const found = findingsIn(fields, now, { fotos, ficheiros: drafted });
  // Where there are several PDFs, it is said beside each.
  const findings = found.filter(({ name }) => fields[name]?.kind !== 'attachments');
  if (findings.length === 0) return null;
  return (
    <section className={styles.before} aria-labelledby="antes-de-publicar">
      <h2 id="antes-de-publicar">Antes de publicar</h2>
      <p>Assim, alguém não consegue ler tudo. Pode guardar na mesma.</p>
      <ul>
        {findings.map((finding) => (
          <Line
            key={`${finding.name} ${finding.photo ?? ''} ${finding.says}`}
            finding={finding}
            onMend={(value) => onChange(finding.name, value)}
          />
        ))}
      </ul>
    </section>
  );
}
