import { siteFeatures } from '../features/all.site.ts';
import type { Part, Slots } from './feature.ts';
import type { Reader } from './reader.ts';

/** What features put into a place, in their order. */
function partsOf<Name extends keyof Slots>(name: Name): Part<Slots[Name]>[] {
  return siteFeatures.flatMap(({ slots }) => slots?.[name] ?? []);
}

/** Whether a feature puts anything there. */
export const isFilled = (name: keyof Slots): boolean => partsOf(name).length > 0;

/** Reads for the parts of a place, in the `load` of its page; a part that cannot be read is left out. */
export function readSlot<Name extends keyof Slots>(
  name: Name,
  read: Reader,
  given: Slots[Name],
): Promise<unknown[]> {
  return Promise.all(partsOf(name).map(({ load }) => load?.(read, given).catch(() => undefined)));
}

/** What features put into a place; `data` is what `readSlot` gave, where any of them reads something. */
export function Slot<Name extends keyof Slots>({
  name,
  given,
  data = [],
}: {
  name: Name;
  given: Slots[Name];
  data?: readonly unknown[];
}) {
  return partsOf(name).map(({ load, Component }, index) =>
    load && data[index] === undefined ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
      <Component key={index} {...given} data={data[index] as never} />
    ),
  );
}
