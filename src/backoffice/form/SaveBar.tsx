import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { DraftLine } from './DraftLine.tsx';
import styles from './RecordForm.module.css';
import type { Standing } from './serverLine.ts';

type Props = {
  isSaving: boolean;
  cancelTo: string;
  /** Told whether the way out that was pressed gives up what was typed. */
  onCancel(isGivingUp: boolean): void;
  standing: Standing;
  children: ReactNode;
};

/** The buttons of a form, always at hand, and how things stand with what is not saved. */
export function SaveBar({ isSaving, cancelTo, onCancel, standing, children }: Props) {
  const { ref, height } = useElementSize();
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--save-bar', `${height}px`);
    return () => void style.removeProperty('--save-bar');
  }, [height]);
  return (
    <div ref={ref} className={styles.bar} data-save-bar>
      <Button type="submit" loading={isSaving}>
        Guardar
      </Button>
      <Button
        component={Link}
        to={cancelTo}
        variant="default"
        onClick={({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
          // In a window of its own the link leaves this form as it is.
          onCancel(!ctrlKey && !metaKey && !shiftKey)
        }
      >
        Cancelar
      </Button>
      {children}
      <DraftLine standing={standing} />
    </div>
  );
}
