import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Typed } from './questions.ts';

type Values = Readonly<Record<string, Typed>>;

/** Some browsers have no storage for a page, or throw when it is used. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Keeps what was typed in this window's session storage until it is sent, so that a reload loses nothing. */
export function useTyped(form: RefObject<HTMLFormElement | null>, place: string) {
  const [values, setValues] = useState<Values>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, on mount
  useEffect(() => {
    // On a slow connection people fill in a form before its scripts arrive.
    const formData = new FormData(form.current ?? undefined);
    const early = [...new Set(formData.keys())].flatMap((name) => {
      const [first, ...more] = formData.getAll(name).filter((value) => value !== '') as string[];
      if (typeof first !== 'string') return [];
      return [[name, more.length > 0 ? [first, ...more] : first]];
    });
    const kept = quietly(() => JSON.parse(sessionStorage.getItem(place) ?? '{}'));
    keep({ ...kept, ...Object.fromEntries(early) });
  }, []);
  // A change that comes late, such as the device's position, must not bring back older values.
  const latest = useRef(values);
  function keep(next: Values) {
    latest.current = next;
    setValues(next);
    quietly(() => sessionStorage.setItem(place, JSON.stringify(next)));
  }
  return {
    values,
    change: (name: string, value: Typed) => keep({ ...latest.current, [name]: value }),
    forget: () => quietly(() => sessionStorage.removeItem(place)),
  };
}
