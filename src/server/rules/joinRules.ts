import { type SqlBool, sql } from 'kysely';
import type { Rule, Rules } from './rule.ts';

/** What both of these let visitors see. */
function joinVisible(first: Rule['visible'], second: Rule['visible']): Pick<Rule, 'visible'> {
  if (!first || !second) return {};
  return { visible: (now) => sql<SqlBool>`(${first(now)}) and (${second(now)})` };
}

/** Joins two rules of a collection: their hooks run in turn, and what `visible` says in both holds. */
function joinTwo(name: string, first: Rule, second: Rule): Rule {
  if (first.select && second.select) throw new Error(`Two rules select the lists of ${name}`);
  return {
    ...first,
    ...second,
    ...joinVisible(first.visible, second.visible),
    async compute(store, rows, query, partialReads) {
      const parts = [
        (await first.compute?.(store, rows, query, partialReads)) ?? [],
        (await second.compute?.(store, rows, query, partialReads)) ?? [],
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

/** The rules by the name of their collection, joined in this order; a collection without oddities has none. */
export function joinRules(declared: readonly Rules[]): Record<string, Rule | undefined> {
  const rules: Record<string, Rule | undefined> = {};
  for (const [name, rule] of declared.flatMap((each) => Object.entries(each) as [string, Rule][])) {
    const before = rules[name];
    rules[name] = before ? joinTwo(name, before, rule) : rule;
  }
  return rules;
}
