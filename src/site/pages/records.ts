import type { Page } from '../page.ts';

/** A page whose code is fetched when somebody goes there. */
export type PageEntry = { path: string; open(): Promise<Page> };

const lugares = () => import('./lugares.tsx');

/** The pages of single records. */
export const recordPages: PageEntry[] = [
  { path: '/pontos_interesse/:identifier', open: async () => (await lugares()).pontoInteresse },
  { path: '/aqui_perto/:identifier', open: async () => (await lugares()).lugarAquiPerto },
  {
    path: '/noticias_e_eventos/:identifier',
    open: async () => (await import('./noticiasEventos.tsx')).noticiaEvento,
  },
  {
    path: '/restaurantes/:identifier',
    open: async () => (await import('./restaurantes.tsx')).restaurante,
  },
  { path: '/lojas/:identifier', open: async () => (await import('./lojas.tsx')).loja },
  {
    path: '/alojamentos/:identifier',
    open: async () => (await import('./alojamentos.tsx')).alojamento,
  },
  { path: '/essencia/:identifier', open: async () => (await import('./essencia.tsx')).essencia },
  { path: '/comunidade/:id', open: async () => (await import('./comunidade.tsx')).aviso },
];
