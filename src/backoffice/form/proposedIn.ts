import type { Shape } from '../../fields/shape.ts';

/** What an address proposes for a new record: short texts, choices and days, under the names of their fields. */
export function proposedIn({ fields }: Shape, search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...search].filter(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const isShort = typeof field?.initial === 'string' && !field.isHtml && !field.uploads;
      return isShort && !field.setByServer && field.schema.safeParse(value).success;
    }),
  );
}
