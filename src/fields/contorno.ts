import { z } from 'zod';
import { contornoText, readContorno } from '../language/contorno.ts';
import { messages } from '../language/messages.ts';
import type { Options } from './field.ts';
import { type TextField, text, textSchema } from './text.ts';

const most = 200_000;

/** The parish boundary: pasted as GeoJSON, stored with fewer points. */
export function contorno(label: string, options: Options = {}): TextField {
  return {
    ...text(label, { lines: true, most, ...options }),
    kind: 'contorno',
    isTechnical: true,
    schema: textSchema(most, true).transform((typed, context) => {
      const rings = readContorno(typed);
      if (typed === '' || rings) return rings ? contornoText(rings) : '';
      context.addIssue({ code: 'custom', message: messages.contorno });
      return z.NEVER;
    }),
  };
}
