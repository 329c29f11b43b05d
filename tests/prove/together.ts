/** Runs the work for every number below `amount`, so many at a time. */
export async function together<T>(
  amount: number,
  atOnce: number,
  work: (number: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < amount) {
      const number = next++;
      results[number] = await work(number);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
