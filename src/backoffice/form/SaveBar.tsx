import { Button } from '@mantine/core';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { lisbonTime } from '../../language/calendar.ts';
import type { DraftState } from './autosave.ts';
import styles from './RecordForm.module.css';

type Props = {
  isSaving: boolean;
  submit: string;
  cancelTo: string;
  /** Told whether pressing Cancelar gives up what was typed. */
  onCancel(isGivingUp: boolean): void;
  draftState: DraftState;
  children: ReactNode;
};

/** Says whether the draft has reached the server. */
function DraftLine({ draftState }: { draftState: DraftState }) {
  const isKept = draftState !== undefined && 'em' in draftState;
  return (
    <div className={styles.draftState}>
      {draftState !== undefined && (
        <span aria-hidden="true" data-kept={isKept}>
          {'em' in draftState
            ? `Por acabar · a salvo desde as ${lisbonTime(new Date(draftState.em))}`
            : `Por acabar · só neste dispositivo: ${draftState.why}`}
        </span>
      )}
      {/* Without the hour, which would be read out at every save. */}
      <span aria-live="polite" className="visually-hidden">
        {draftState &&
          ('em' in draftState
            ? 'O que escreveu está a salvo, por acabar.'
            : `O que escreveu está por acabar, só neste dispositivo: ${draftState.why}.`)}
      </span>
    </div>
  );
}

/**
 * Keeps the bar from covering the focused field: the bar grows with what it says, and some browsers only
 * scroll the caret into view.
 */
function keepClear(bar: HTMLElement | null): void {
  const focused = document.activeElement;
  // A screen that was just opened has the focus itself, and stays at its top.
  if (!bar || !focused || bar.contains(focused) || focused.contains(bar)) return;
  const edge = bar.getBoundingClientRect().top;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < edge && bottom > edge) focused.scrollIntoView({ block: 'nearest' });
}

/** The buttons of a form, always in view, and whether its draft is safe. */
export function SaveBar({ isSaving, submit, cancelTo, onCancel, draftState, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--save-bar', `${bar.current?.offsetHeight ?? 0}px`);
      keepClear(bar.current);
    });
    const afterTab = ({ key }: KeyboardEvent) => key === 'Tab' && keepClear(bar.current);
    if (bar.current) observer.observe(bar.current);
    document.addEventListener('keyup', afterTab);
    return () => {
      document.removeEventListener('keyup', afterTab);
      observer.disconnect();
      style.removeProperty('--save-bar');
    };
  }, []);
  return (
    <div ref={bar} className={styles.bar} data-save-bar>
      <Button type="submit" loading={isSaving}>
        {submit}
      </Button>
      <Button
        component={Link}
        to={cancelTo}
        variant="default"
        onClick={({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
          // Opened in another tab or window, the link does not leave this form.
          onCancel(!ctrlKey && !metaKey && !shiftKey)
        }
      >
        Cancelar
      </Button>
      {children}
      <DraftLine draftState={draftState} />
    </div>
  );
}
