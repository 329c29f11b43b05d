/** What answers had to do without, since it could not be read. */
export type Lacks = ReturnType<typeof openLacks>;

/** Counts what was missing, so that whoever keeps answers can tell whether one was made without a part. */
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
    /** Something was missing, and the log says so already. */
    note,
    /** What a reading gives, or what stands in its place where it fails. */
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
