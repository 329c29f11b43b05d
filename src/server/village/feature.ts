import type { z } from 'zod';
import type { People } from '../people/personalData.ts';
import type { Rules } from '../rules/rule.ts';
import type { Joined } from './context.ts';

/** What a feature brings to the server; `Joined` says what each part is. */
export type ServerFeature = {
  /** Its tables besides its collections. */
  tables: Joined['tables'];
  /** What personal data each of its tables holds; tables with none are listed too. */
  people: People;
  /** Its settings, by the names an operator writes. */
  settings?: z.ZodObject;
  routes?: Joined['routes'];
  outside?: Joined['outside'][number];
  /** Rules for its own collections, and what it adds to the rules of others. */
  rules?: Rules;
  counts?: Joined['counts'];
  subjects?: Joined['subjects'];
  letters?: Joined['letters'][number];
  find?: Joined['finders'][number];
  jobs?: Joined['jobs'];
  erase?: Joined['erase'];
  letterEnded?: Joined['letterEnded'];
  removeDemo?: Joined['removeDemo'];
};
