const second = 1000;
/** No timer waits for much longer, and the clock of a machine may be set. */
const longestWait = 60 * second;

/**
 * Knows the next moment at which something changes by itself. Each process follows the clock on its
 * own, so that none waits for another.
 */
export function followClock({
  now,
  nextTurn,
  turned,
}: {
  now(): Date;
  nextTurn(after: Date): Promise<Date | undefined>;
  /** Called when the moment has come. */
  turned(): void;
}) {
  let next = Number.POSITIVE_INFINITY;
  let latest = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let isClosed = false;

  function wait(most: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    const left = Math.min(Math.max(next - now().getTime(), 0), most);
    timer = setTimeout(check, left + 1).unref();
  }

  /** Has it turned, if it is time. */
  function check(): void {
    if (now().getTime() < next) wait(longestWait);
    else {
      const passed = new Date(next);
      next = Number.POSITIVE_INFINITY;
      turned();
      // Not after this very moment: another may have come while the machine slept.
      lookAhead(passed);
    }
  }

  /** Asks for the next moment anew: those that are known may have been moved. */
  function lookAhead(after: Date = now()): void {
    latest += 1;
    const asked = latest;
    looking = nextTurn(after).then(
      (found) => {
        if (asked !== latest) return;
        next = found?.getTime() ?? Number.POSITIVE_INFINITY;
        check();
      },
      // A database that cannot be read now is asked again.
      () => {
        if (asked !== latest || isClosed) return;
        clearTimeout(timer);
        timer = setTimeout(() => lookAhead(after), second).unref();
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
      await looking;
    },
  };
}
