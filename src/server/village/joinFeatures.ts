import { everyCollection } from '../../sections/all.ts';
import type { Collection } from '../../sections/section.ts';
import { joinRules } from '../rules/joinRules.ts';
import type { Joined } from './context.ts';
import type { ServerFeature } from './feature.ts';
import { own } from './own.ts';

/** Joins what the engine has of its own with what these features bring. */
export function joinFeatures(
  features: readonly ServerFeature[],
  collections: readonly Collection[] = everyCollection,
): Joined {
  const every = [own, ...features];
  return {
    collections,
    tables: [...collections, ...every.flatMap(({ tables }) => tables)],
    rules: joinRules(every.map(({ rules = {} }) => rules)),
    // What visitors sent is told first.
    holdings: [...features, own].flatMap(({ people }) => people.holdings),
    settings: every.flatMap(({ settings = [] }) => settings),
    routes: every.flatMap(({ routes = [] }) => routes),
    outside: every.flatMap(({ outside = [] }) => outside),
    counts: Object.assign({}, ...every.map(({ counts }) => counts)),
    subjects: Object.assign({}, ...every.map(({ subjects }) => subjects)),
    letters: every.flatMap(({ letters = [] }) => letters),
    finders: every.flatMap(({ find = [] }) => find),
    jobs: every.flatMap(({ jobs = [] }) => jobs),
    async erase(trx, context) {
      const erased = {};
      for (const { erase } of every) Object.assign(erased, await erase?.(trx, context));
      return erased;
    },
    // Every feature is asked, since a letter does not say which one wrote it.
    async letterEnded(trx, letter) {
      for (const { letterEnded } of every) await letterEnded?.(trx, letter);
    },
    async removeDemo(trx, context) {
      let removed = 0;
      for (const each of every) removed += (await each.removeDemo?.(trx, context)) ?? 0;
      return removed;
    },
  };
}
