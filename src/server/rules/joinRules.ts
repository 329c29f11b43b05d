import type { Rule } from './rule.ts';

/** Joins two rules of a collection: their hooks run in turn; if both have `select` or `visible`, the second wins. */
export function joinRules(first: Rule, second: Rule): Rule {
  return {
    ...first,
    ...second,
    async compute(store, rows, query, lacks) {
      const parts = [
        (await first.compute?.(store, rows, query, lacks)) ?? [],
        (await second.compute?.(store, rows, query, lacks)) ?? [],
      ];
      return rows.map((_, index) => Object.assign({}, ...parts.map((part) => part[index])));
    },
    async beforeSave(...saved) {
      await first.beforeSave?.(...saved);
      await second.beforeSave?.(...saved);
    },
    async afterChange(...changed) {
      await first.afterChange?.(...changed);
      await second.afterChange?.(...changed);
    },
    async afterActivity(...done) {
      await first.afterActivity?.(...done);
      await second.afterActivity?.(...done);
    },
    async beforeRemove(...removed) {
      await first.beforeRemove?.(...removed);
      await second.beforeRemove?.(...removed);
    },
  };
}
