import { serverFeatures } from '../../features/all.server.ts';
import { avisos } from './avisos.ts';
import { contactos } from './contactos.ts';
import { essencias } from './essencias.ts';
import { joinRules } from './joinRules.ts';
import { noticiasEventos } from './noticiasEventos.ts';
import { pessoas } from './pessoas.ts';
import type { Rule, Rules } from './rule.ts';

const own: Rules = { noticiasEventos, avisos, essencias, contactos, pessoas };

const declared = [own, ...serverFeatures.map((feature) => feature.rules ?? {})] as Record<
  string,
  Rule
>[];

/** The rules by the name of their collection, with what features add; a collection without oddities has none. */
export const rules: Record<string, Rule | undefined> = {};

for (const [name, rule] of declared.flatMap((each) => Object.entries(each))) {
  const before = rules[name];
  rules[name] = before ? joinRules(name, before, rule) : rule;
}
