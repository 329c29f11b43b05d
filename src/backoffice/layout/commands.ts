import type { IconName } from '../../fields/inputs/Icon.tsx';
import { folded } from '../../language/folded.ts';
import { definicoesFields } from '../../sections/definicoes.ts';
import { urgentPath } from '../avisos/urgent.ts';
import { adminPages, formPages, indexPath } from '../definicoes/pages.ts';
import type { May } from '../may.ts';
import { listPath, type Source } from '../sections/source.ts';
import { groupsOf, today } from './Menu.tsx';

/** A screen to open or something to begin, and other words that people use for it. */
export type Command = {
  to: string;
  label: string;
  icon: IconName;
  where: string;
  alsoCalled?: string;
};

/** Everything in the back-office that is not a record: screens, forms to add records, pages of the settings. */
export function commandsFor(known: { sources: Source[]; may: May }): Command[] {
  const { may } = known;
  const screens = [{ title: 'Menu', entries: [today] }, ...groupsOf(known)].flatMap(
    ({ title, entries }) => entries.map((entry) => ({ ...entry, where: title })),
  );
  const additions = known.sources
    .filter(({ section }) => may.edit(section.name))
    .map((source) => ({
      to: `${listPath(source)}/adicionar`,
      label: source.section.addTitle,
      icon: 'add' as const,
      where: source.section.menu,
      alsoCalled: 'novo nova criar',
    }));
  const pages = may.call('PUT /api/definicoes') ? formPages : [];
  const settings = [...pages, ...(may.call('GET /api/copia') ? adminPages : [])].map((page) => ({
    to: `${indexPath}/${page.path}`,
    label: page.title,
    icon: 'settings' as const,
    where: 'Definições',
    alsoCalled: page.fields.map((name) => definicoesFields[name].label).join(' '),
  }));
  return [
    ...screens,
    ...additions,
    ...(may.publish('avisos')
      ? [{ to: urgentPath, label: 'Aviso urgente', icon: 'urgent' as const, where: 'Publicar' }]
      : []),
    ...settings,
    { to: '/backoffice/sair', label: 'Logout', icon: 'out', where: 'Menu', alsoCalled: 'sair' },
  ];
}

/** Whether a text has all these words, ignoring accents: anywhere, or only at the start of its words. */
export function hasWords(text: string, words: string, where: 'anywhere' | 'begun' = 'anywhere') {
  const within = ` ${folded(text)}`;
  return folded(words)
    .split(/\s+/)
    .every((word) => within.includes(where === 'begun' ? ` ${word}` : word));
}
