import type { Collections } from '../../sections/all.ts';
import { avisos } from './avisos.ts';
import { contactos } from './contactos.ts';
import { documentos } from './documentos.ts';
import { essencias } from './essencias.ts';
import { noticiasEventos } from './noticiasEventos.ts';
import { pessoas } from './pessoas.ts';
import type { Rule } from './rule.ts';

const declared: { [Name in keyof Collections]?: Rule<Collections[Name]> } = {
  noticiasEventos,
  avisos,
  documentos,
  essencias,
  contactos,
  pessoas,
};

/** The rules by the name of their collection; a collection without oddities has none. */
export const rules = declared as Record<string, Rule | undefined>;
