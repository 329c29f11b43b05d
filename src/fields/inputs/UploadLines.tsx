import { Button, Progress } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './Attachments.module.css';
import { RemoveButton } from './RemoveButton.tsx';
import type { Sending, Unsent } from './useUploads.ts';

/** A file being uploaded. */
export function SendingLine({ sending: { name, fraction } }: { sending: Sending }) {
  const percent = Math.round(fraction * 100);
  return (
    <div className={styles.sending}>
      <span className={styles.words}>
        {name} · {percent < 100 ? `a enviar, ${percent} %` : 'a preparar…'}
      </span>
      <Progress value={percent} aria-label={`A enviar ${name}`} />
    </div>
  );
}

type Props = { unsent: Unsent; onRetry?: (() => void) | undefined; onForget(): void };

/** A file whose upload failed: why, with buttons to retry it or take it off the list. */
export function UnsentLine({ unsent: { file, reason }, onRetry, onForget }: Props) {
  const line = useRef<HTMLDivElement>(null);
  // Scroll it out from behind the save bar.
  useEffect(() => void line.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={line} className={styles.unsent} role="alert">
      <span className={styles.words}>
        <strong>{file.name}</strong>: {reason}
      </span>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          Tentar de novo<span className="visually-hidden">: {file.name}</span>
        </Button>
      )}
      <RemoveButton aria-label={`Tirar da lista ${file.name}`} onClick={onForget} />
    </div>
  );
}
