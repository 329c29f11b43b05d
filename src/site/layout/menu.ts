/** One entry of the menu: a place on the landing page, or a group of them. */
export type MenuLink = { label: string; to: string };
export type MenuEntry = MenuLink | { label: string; links: MenuLink[] };

/** The menu. Entries lead to the landing page's sections, from wherever one is. */
export const menu: MenuEntry[] = [
  { label: 'A aldeia', to: '/#aldeia' },
  {
    label: 'Descobrir',
    links: [
      { label: 'Pontos de interesse', to: '/#pontos_interesse' },
      { label: 'Essência', to: '/#essencia' },
      { label: 'Aqui perto', to: '/#aqui_perto' },
    ],
  },
  { label: 'Eventos', to: '/#eventos' },
  { label: 'Notícias', to: '/#noticias' },
  {
    label: 'Ficar e comer',
    links: [
      { label: 'Alojamentos', to: '/#alojamentos' },
      { label: 'Restaurantes', to: '/#restaurantes' },
      { label: 'Lojas', to: '/#lojas' },
    ],
  },
  { label: 'Comunidade', to: '/#comunidade' },
  { label: 'Contactos', to: '/#contactos' },
];

/** Whether an entry is where one is: on a page of its section, or at an address below its own. */
export function isCurrent(to: string, pathname: string, section?: string): boolean {
  const own = to.slice('/#'.length);
  if (section !== undefined) return own === section;
  const owned: Record<string, string[]> = {
    aldeia: ['/aldeia'],
    comunidade: ['/comunidade', '/executivo'],
  };
  return (owned[own] ?? [`/${own}`]).some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
}
