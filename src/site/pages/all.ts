import { siteFeatures } from '../../features/all.site.ts';
import type { PageEntry } from '../page.ts';
import { aldeia } from './aldeia.tsx';
import { inicio } from './inicio.tsx';
import { acessibilidade, privacidade, termos } from './legalTexts.tsx';
import { login } from './login.tsx';
import { mapa } from './mapa.tsx';
import { notFound } from './notFound.tsx';
import { pesquisa } from './pesquisa.tsx';
import { esqueci, recuperar } from './recuperar.tsx';
import { sectionEntries } from './sections.ts';

/** Every page of the public site. */
export const pages: PageEntry[] = [
  { path: '/', page: inicio },
  // Before the pages of records, since a record might have the same address.
  ...siteFeatures.flatMap((feature) => feature.pages ?? []),
  ...sectionEntries,
  { path: '/aldeia', page: aldeia },
  { path: '/mapa', page: mapa },
  { path: '/pesquisa', page: pesquisa },
  { path: '/termos_e_condicoes', page: termos },
  { path: '/privacidade', page: privacidade },
  { path: '/acessibilidade', page: acessibilidade },
  { path: '/login', page: login },
  { path: '/recuperar', page: esqueci },
  { path: '/recuperar/:segredo', page: recuperar },
  { path: '/not_found', page: notFound },
];

/** An address matches in capitals and with a slash at the end too. */
const patterns = pages.map(({ path, page }) => ({
  path,
  page,
  pattern: new RegExp(`^${path.replace(/:(\w+)/, '(?<$1>[^/]+)')}/*$`, 'i'),
}));

/** The page at a path, the canonical spelling of that path, and the values of its parameters. */
export function findPage(pathname: string) {
  for (const { path, page, pattern } of patterns) {
    const match = pattern.exec(decoded(pathname));
    if (!match) continue;
    const [[name, matched] = ['', '']] = Object.entries(match.groups ?? {});
    const value = matched.replaceAll('%2F', '/');
    return {
      page,
      path: path.replace(/:\w+/, encodeURIComponent(value)),
      params: { [name]: value },
    };
  }
  return undefined;
}

/** Decodes a path; an escaped slash does not separate parts. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map(decodeURIComponent)
      .map((part) => part.replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return '';
  }
}
