/** Does some work now and every so often, never twice at once; gives the way to stop it, which waits for what is under way. */
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
