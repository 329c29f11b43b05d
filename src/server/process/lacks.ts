/** A count of the parts that answers were sent without because they could not be read. */
export type Lacks = ReturnType<typeof openLacks>;

/** Counts what was missing, so that the cache can tell whether an answer was made without a part. */
export function openLacks(logError: (error: unknown) => void) {
  let count = 0;
  const note = () => {
    count += 1;
  };
  return {
    /** How often something was missing so far. */
    get count() {
      return count;
    },
    /** Counts something missing that is in the log already. */
    note,
    /** The result of a reading, or `instead` if it fails. */
    async orElse<Read, Instead>(reading: Promise<Read>, instead: Instead): Promise<Read | Instead> {
      try {
        return await reading;
      } catch (error) {
        note();
        logError(error);
        return instead;
      }
    },
  };
}
