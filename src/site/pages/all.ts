import { inicio } from './inicio.tsx';
import { listPages, type PageEntry, recordPages } from './sections.ts';

const documents = () => import('./documents.tsx');
const notFound = async () => (await import('./notFound.tsx')).notFound;

/** Every page of the public site. */
export const pages: PageEntry[] = [
  { path: '/', open: async () => inicio },
  ...recordPages,
  ...listPages,
  { path: '/aldeia', open: async () => (await import('./aldeia.tsx')).aldeia },
  { path: '/pesquisa', open: async () => (await import('./pesquisa.tsx')).pesquisa },
  { path: '/termos_e_condicoes', open: async () => (await documents()).termos },
  { path: '/privacidade', open: async () => (await documents()).privacidade },
  { path: '/acessibilidade', open: async () => (await documents()).acessibilidade },
  {
    path: '/inscricao/:segredo',
    open: async () => (await import('./inscricao.tsx')).inscricao,
  },
  { path: '/previsao', open: async () => (await import('./previsao.tsx')).previsao },
  { path: '/login', open: async () => (await import('./login.tsx')).login },
  { path: '/not_found', open: notFound },
  { path: '*', open: notFound },
];
