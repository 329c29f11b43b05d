/** Runs some work now and at intervals, never twice at once; returns the function that stops it and waits for it. */
export function repeat(
  { every, work }: { every: number; work(): Promise<unknown> },
  logError: (error: unknown) => void,
): () => Promise<void> {
  let working: Promise<unknown> | undefined;
  const begin = () => {
    working ??= work()
      .catch(logError)
      .finally(() => {
        working = undefined;
      });
  };
  begin();
  const timer = setInterval(begin, every).unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
