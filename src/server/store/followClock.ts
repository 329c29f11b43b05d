import { second } from '../../language/durations.ts';

/** The machine's clock may be set during the wait, so it is read again at least this often. */
const longestWait = 60 * second;

/** The next moment at which something changes, if there is one; `isSure` says that no earlier one can exist. */
export type ScheduledChange = { at: Date | undefined; isSure: boolean };

/**
 * Calls `onScheduled` at the next moment at which something changes by itself. Each process follows the
 * clock on its own, so that none waits for another.
 */
export function followClock({
  now,
  nextChange,
  turned: onScheduled,
}: {
  now(): Date;
  nextChange(after: Date): Promise<ScheduledChange>;
  /** Called when the moment has come. */
  turned(): void;
}) {
  let next = Number.POSITIVE_INFINITY;
  let latest = 0;
  let timer: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let isClosed = false;

  function wait(most: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    const left = Math.min(Math.max(next - now().getTime(), 0), most);
    timer = setTimeout(check, left + 1).unref();
  }

  /** Calls `onScheduled` if the moment has come. */
  function check(): void {
    if (now().getTime() < next) wait(longestWait);
    else {
      const passed = new Date(next);
      next = Number.POSITIVE_INFINITY;
      onScheduled();
      // Looks from the moment that passed, not from now: another one may have passed while the machine slept.
      lookAhead(passed);
    }
  }

  /** Asks again later when the database could not be read. */
  function askAgain(after: Date): void {
    if (!isClosed) again = setTimeout(() => lookAhead(after), second).unref();
  }

  /** Looks up the next moment again: the known one may have been moved. */
  function lookAhead(after: Date = now()): void {
    latest += 1;
    const lookup = latest;
    clearTimeout(again);
    looking = nextChange(after).then(
      ({ at, isSure }) => {
        if (lookup !== latest) return;
        next = at?.getTime() ?? Number.POSITIVE_INFINITY;
        if (!isSure) askAgain(after);
        check();
      },
      () => {
        if (lookup !== latest) return;
        askAgain(after);
      },
    );
  }

  return {
    check: () => {
      if (now().getTime() >= next) check();
    },
    lookAhead: () => lookAhead(),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(again);
      await looking;
    },
  };
}
