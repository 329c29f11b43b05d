import { slug } from '../../fields/identifier.ts';
import { definicoesGroups } from '../../sections/definicoes.ts';

/** The address of the index. */
export const indexPath = '/backoffice/definicoes';

/** The pages that are forms: one for each heading. */
export const formPages = definicoesGroups.map((group) => ({ ...group, path: slug(group.title) }));

export type FormPage = (typeof formPages)[number];

/** The page of earlier versions of the settings. */
export const versionsPage = { title: 'Versões anteriores', path: 'versoes', fields: [] };

/** The pages that only administrators have. */
export const adminPages = [
  { title: 'Cópia de segurança', path: 'copia', fields: [] },
  { title: 'Conteúdo de demonstração', path: 'demonstracao', fields: [] },
];

/** The name a page's draft is kept under in this browser. */
export const draftName = ({ path }: FormPage) => `definicoes-${path}`;
