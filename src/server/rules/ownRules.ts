import { avisos } from './avisos.ts';
import { contactos } from './contactos.ts';
import { essencias } from './essencias.ts';
import { noticiasEventos } from './noticiasEventos.ts';
import { pessoas } from './pessoas.ts';
import type { Rules } from './rule.ts';

/** The rules of the engine's own collections. */
export const ownRules: Rules = { noticiasEventos, avisos, essencias, contactos, pessoas };
