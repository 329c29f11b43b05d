import { useState } from 'react';
import type { FieldError } from '../../fields/validate.ts';

const didNotArrive = 'Um ficheiro não chegou ao servidor. Envie-o de novo, ou guarde sem ele';

/** What is on its way to the server, by the field it belongs to. */
function watchArrivals() {
  const sending = new Map<Promise<boolean>, string>();
  return {
    isAny: () => sending.size > 0,
    note(name: string, arrival: Promise<boolean>): void {
      sending.set(arrival, name);
      void arrival.then(() => sending.delete(arrival));
    },
    /** Waits for all of it; names the fields of what did not arrive. */
    async missing(): Promise<FieldError[]> {
      const names = await Promise.all(
        Array.from(sending, async ([arrival, name]) => ((await arrival) ? [] : [name])),
      );
      return [...new Set(names.flat())].map((param) => ({ param, msg: didNotArrive }));
    },
  };
}

/** The files that a form waits for before it is saved. */
export function useArrivals() {
  return useState(watchArrivals)[0];
}
