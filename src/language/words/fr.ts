import type { Words } from '../speaking.ts';

/** French. */
export const fr: Words = {
  // Days and hours.
  'segunda-feira': 'lundi',
  'terça-feira': 'mardi',
  'quarta-feira': 'mercredi',
  'quinta-feira': 'jeudi',
  'sexta-feira': 'vendredi',
  sábado: 'samedi',
  domingo: 'dimanche',
  e: 'et',
  a: 'à',
  '{hora}h{minuto}': '{hora}h{minuto}',
  'Aberto agora': 'Ouvert maintenant',
  'Aberto agora, fecha às {hora}': 'Ouvert maintenant, ferme à {hora}',
  'Fechado agora, abre às {hora}': 'Fermé maintenant, ouvre à {hora}',
  'Abre amanhã às {hora}': 'Ouvre demain à {hora}',
  'Abre {dia} às {hora}': 'Ouvre {dia} à {hora}',
  'Abre a {dia} às {hora}': 'Ouvre le {dia} à {hora}',
  '24 horas': '24 heures',
  Fechado: 'Fermé',
  'Todos os dias': 'Tous les jours',
  '{primeiro} a {ultimo}': '{primeiro} au {ultimo}',

  // Around every page.
  Línguas: 'Langues',
  'em português': 'en portugais',
  'Notícias e avisos': 'Actualités et avis',
  'Página por abrir': 'Page non ouverte',
  'Não foi possível abrir esta página. Tente de novo dentro de momentos.':
    'Cette page n’a pas pu être ouverte. Veuillez réessayer dans un instant.',
};
