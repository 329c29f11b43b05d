/** A count of the parts that answers were sent without because they could not be read. */
export type PartialReads = ReturnType<typeof openPartialReads>;

/** Counts what was missing, so that the cache can tell whether an answer was made without a part. */
export function openPartialReads(logError: (error: unknown) => void) {
  let count = 0;
  const add = () => {
    count += 1;
  };
  return {
    /** How often something was missing so far. */
    get count() {
      return count;
    },
    /** Counts something missing that is in the log already. */
    note: add,
    /** The result of a reading, or `instead` if it fails. */
    async readOr<Read, Instead>(reading: Promise<Read>, instead: Instead): Promise<Read | Instead> {
      try {
        return await reading;
      } catch (error) {
        add();
        logError(error);
        return instead;
      }
    },
  };
}
