import { useRef, useState } from 'react';
import { type Clash, isSame, type Merged } from './merge.ts';

/** Who saved meanwhile, as far as it is known, and when; or the same user, who wrote on elsewhere. */
export type Who = { por: string; em: string; isOwn?: boolean };

/** What somebody else saved meanwhile, and the fields still to be decided. */
export type Conflict = Who & {
  taken: readonly string[];
  clashes: readonly (Clash & { isSettled: boolean; who: Who })[];
};

function conflictOf(merged: Merged | undefined, who: Who): Conflict | undefined {
  if (!merged || merged.taken.length + merged.clashes.length === 0) return undefined;
  const clashes = merged.clashes.map((clash) => ({ ...clash, isSettled: false, who }));
  return { ...who, taken: merged.taken, clashes };
}

/** The fields that somebody else changed too, until the form is saved. */
export function useConflict(merged: Merged | undefined, who: Who) {
  const [conflict, setConflict] = useState(() => conflictOf(merged, who));
  // The latest conflict, for code that runs between two renders.
  const latest = useRef(conflict);
  function set(next: Conflict | undefined): void {
    latest.current = next;
    setConflict(next);
  }
  function update(name: string, change: Partial<Conflict['clashes'][number]>): void {
    const known = latest.current;
    if (!known?.clashes.some((clash) => clash.name === name)) return;
    const clashes = known.clashes.map((clash) =>
      clash.name === name ? { ...clash, ...change } : clash,
    );
    set({ ...known, clashes });
  }
  return {
    conflict,
    /** Another conflict; what nobody has chosen yet still waits. */
    start(merged: Merged, by: Who): void {
      const next = conflictOf(merged, by);
      const waiting = (latest.current?.clashes ?? []).filter(
        ({ name, isSettled }) => !isSettled && !merged.clashes.some((clash) => clash.name === name),
      );
      if (next) set({ ...next, clashes: [...next.clashes, ...waiting] });
    },
    clear: () => set(undefined),
    /**
     * Marks a clash as settled by somebody who went on writing. What was typed elsewhere comes while they
     * write, and would be gone before they saw it.
     */
    settle(name: string): void {
      const clash = latest.current?.clashes.find((each) => each.name === name);
      if (clash?.who.isOwn !== true) update(name, { isSettled: true });
    },
    /** Returns the chosen value for the form; remembers what was typed, so that it can be chosen again. */
    choose(name: string, whose: 'mine' | 'theirs', current: unknown): unknown {
      const clash = latest.current?.clashes.find((each) => each.name === name);
      if (!clash) return current;
      const isTheirs = isSame(current, clash.theirs);
      update(name, { isSettled: true, ...(isTheirs ? {} : { mine: current }) });
      if (whose === 'theirs') return clash.theirs;
      return isTheirs ? clash.mine : current;
    },
    undecided: () => (latest.current?.clashes ?? []).filter(({ isSettled }) => !isSettled),
  };
}
