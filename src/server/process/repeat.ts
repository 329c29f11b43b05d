/** Does some work now and every so often; gives the way to stop it, which waits for what is under way. */
export function repeat(
  { every, work }: { every: number; work(): Promise<unknown> },
  logError: (error: unknown) => void,
): () => Promise<void> {
  let working: Promise<unknown>;
  const begin = () => {
    working = work().catch(logError);
  };
  begin();
  const timer = setInterval(begin, every).unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
