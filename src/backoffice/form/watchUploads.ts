import type { FieldError } from '../../fields/validate.ts';

const didNotArrive = 'Um ficheiro não chegou ao servidor. Envie-o de novo, ou continue sem ele';

/** The uploads under way and the field of each; what is sent waits for them. */
export function watchUploads() {
  const underWay = new Map<Promise<boolean>, string>();
  return {
    isAny: () => underWay.size > 0,
    note(name: string, arrival: Promise<boolean>): void {
      underWay.set(arrival, name);
      void arrival.then(() => underWay.delete(arrival));
    },
    /** Waits for all of them; names the fields of those that did not arrive. */
    async failed(): Promise<FieldError[]> {
      const names = await Promise.all(
        Array.from(underWay, async ([arrival, name]) => ((await arrival) ? [] : [name])),
      );
      return [...new Set(names.flat())].map((param) => ({ param, msg: didNotArrive }));
    },
  };
}
