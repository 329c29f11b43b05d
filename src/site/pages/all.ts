import { inicio } from './inicio.tsx';
import { type PageEntry, recordPages } from './records.ts';

const lugares = () => import('./lugares.tsx');
const comunidade = () => import('./comunidade.tsx');
const documents = () => import('./documents.tsx');
const notFound = async () => (await import('./notFound.tsx')).notFound;

/** Every page of the public site. */
export const pages: PageEntry[] = [
  { path: '/', open: async () => inicio },
  ...recordPages,
  { path: '/aldeia', open: async () => (await import('./aldeia.tsx')).aldeia },
  { path: '/pontos_interesse', open: async () => (await lugares()).pontosInteresse },
  { path: '/aqui_perto', open: async () => (await lugares()).aquiPerto },
  {
    path: '/noticias_e_eventos',
    open: async () => (await import('./noticiasEventos.tsx')).noticiasEventos,
  },
  { path: '/restaurantes', open: async () => (await import('./restaurantes.tsx')).restaurantes },
  { path: '/lojas', open: async () => (await import('./lojas.tsx')).lojas },
  { path: '/alojamentos', open: async () => (await import('./alojamentos.tsx')).alojamentos },
  { path: '/essencia', open: async () => (await import('./essencia.tsx')).essencias },
  { path: '/comunidade', open: async () => (await comunidade()).comunidade },
  { path: '/executivo', open: async () => (await comunidade()).executivo },
  { path: '/contactos', open: async () => (await import('./contactos.tsx')).contactos },
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
