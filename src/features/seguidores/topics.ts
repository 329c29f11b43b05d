/** What can be followed, and what people call it. */
export const topics = {
  urgente: 'O que é urgente',
  avisos: 'Avisos e comunicações',
  eventos: 'Eventos',
  noticias: 'Notícias e projetos',
  documentos: 'Documentos',
} as const;

export type Topic = keyof typeof topics;

export const everyTopic = Object.keys(topics) as [Topic, ...Topic[]];

/** How soon one wants to be written to. */
export const frequencies = {
  logo: 'Assim que houver novidades',
  semana: 'Uma vez por semana, à sexta-feira',
} as const;

/** What followers agree to. A changed text needs another version: each row keeps the version agreed to. */
export const consent = {
  version: '2026-11',
  text: 'Aceito receber por email o que a junta de freguesia publicar nos temas que escolhi. Posso mudar ou sair quando quiser, pela ligação que vem em todos os emails.',
};

/** How many days there are to confirm. */
export const daysToConfirm = 7;

/** What somebody follows, and how soon they want to know. */
export type Wish = { temas: readonly Topic[]; frequencia: keyof typeof frequencies };

/** Whether a follower hears of something with these topics at once, in the weekly letter, or not at all. */
export function reachedBy(
  of: readonly Topic[],
  { temas, frequencia }: Wish,
): 'logo' | 'semana' | '' {
  const common = of.filter((topic) => temas.includes(topic));
  if (common.length === 0) return '';
  return common.includes('urgente') || frequencia === 'logo' ? 'logo' : 'semana';
}

/** The collections whose records can be followed. `documentos` belongs to a feature, which may be taken out. */
export const followed: readonly string[] = ['avisos', 'noticiasEventos', 'documentos'];

/** A published record, or one about to be. */
export type Published = Readonly<Record<string, unknown>>;

/** The topics of a record, by its collection. */
export function topicsOf(collection: string, record: Published, now: Date): Topic[] {
  if (collection === 'noticiasEventos') return [record.type === 'EVENTO' ? 'eventos' : 'noticias'];
  if (collection === 'documentos') return ['documentos'];
  const isUrgent = record.urgencia !== '' && String(record.urgenteAte) > now.toISOString();
  return isUrgent ? ['urgente', 'avisos'] : ['avisos'];
}
