/** English. The keys are the phrases of the site in Portuguese; the other tables must have the same. */
export const en = {
  // Days and hours.
  'segunda-feira': 'Monday',
  'terça-feira': 'Tuesday',
  'quarta-feira': 'Wednesday',
  'quinta-feira': 'Thursday',
  'sexta-feira': 'Friday',
  sábado: 'Saturday',
  domingo: 'Sunday',
  e: 'and',
  a: 'to',
  '{hora}h{minuto}': '{hora}:{minuto}',
  'Aberto agora': 'Open now',
  'Aberto agora, fecha às {hora}': 'Open now, closes at {hora}',
  'Fechado agora, abre às {hora}': 'Closed now, opens at {hora}',
  'Abre amanhã às {hora}': 'Opens tomorrow at {hora}',
  'Abre {dia} às {hora}': 'Opens {dia} at {hora}',
  'Abre a {dia} às {hora}': 'Opens on {dia} at {hora}',
  '24 horas': '24 hours',
  Fechado: 'Closed',
  'Todos os dias': 'Every day',
  '{primeiro} a {ultimo}': '{primeiro} to {ultimo}',

  // Around every page.
  Línguas: 'Languages',
  'em português': 'in Portuguese',
  'Notícias e avisos': 'News and notices',
  'Página por abrir': 'Page not opened',
  'Não foi possível abrir esta página. Tente de novo dentro de momentos.':
    'This page could not be opened. Please try again in a moment.',
} as const;
