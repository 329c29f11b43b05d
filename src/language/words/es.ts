import type { Words } from '../speaking.ts';

/** Spanish. */
export const es: Words = {
  // Days and hours.
  'segunda-feira': 'lunes',
  'terça-feira': 'martes',
  'quarta-feira': 'miércoles',
  'quinta-feira': 'jueves',
  'sexta-feira': 'viernes',
  sábado: 'sábado',
  domingo: 'domingo',
  e: 'y',
  a: 'a',
  '{hora}h{minuto}': '{hora}:{minuto}',
  'Aberto agora': 'Abierto ahora',
  'Aberto agora, fecha às {hora}': 'Abierto ahora, cierra a las {hora}',
  'Fechado agora, abre às {hora}': 'Cerrado ahora, abre a las {hora}',
  'Abre amanhã às {hora}': 'Abre mañana a las {hora}',
  'Abre {dia} às {hora}': 'Abre el {dia} a las {hora}',
  'Abre a {dia} às {hora}': 'Abre el {dia} a las {hora}',
  '24 horas': '24 horas',
  Fechado: 'Cerrado',
  'Todos os dias': 'Todos los días',
  '{primeiro} a {ultimo}': '{primeiro} a {ultimo}',

  // Around every page.
  Línguas: 'Idiomas',
  'em português': 'en portugués',
  'Notícias e avisos': 'Noticias y avisos',
  'Página por abrir': 'Página sin abrir',
  'Não foi possível abrir esta página. Tente de novo dentro de momentos.':
    'No se ha podido abrir esta página. Inténtelo de nuevo en unos instantes.',
};
