import type { Drawing } from './EmptyState.tsx';

/** What is said, and drawn, where a list has nothing to show. */
export const emptyTexts = {
  pontos_interesse: {
    text: 'Os nossos pontos de interesse estão em reconstrução. Volte em breve para os descobrir.',
    drawing: 'andaimes',
  },
  essencia: {
    text: 'Ainda estamos a escrever sobre aquilo de que somos feitos. Volte em breve.',
    drawing: 'casa',
  },
  aqui_perto: {
    text: 'De momento, os lugares aqui perto estão inacessíveis. Espere que o nevoeiro levante.',
    drawing: 'nevoeiro',
  },
  eventos: {
    text: 'Não há eventos agendados. Assim que a aldeia marcar a próxima festa, será aqui.',
    drawing: 'calendario',
  },
  noticias: {
    text: 'Não há notícias por agora. Na serra, isso costuma ser bom sinal.',
    drawing: 'jornal',
  },
  noticias_e_eventos: {
    text: 'Não há notícias nem eventos por agora. Volte em breve.',
    drawing: 'jornal',
  },
  alojamentos: {
    text: 'Não encontrámos alojamentos. Ligue para a junta: há sempre quem receba.',
    drawing: 'casa',
  },
  restaurantes: {
    text: 'Não encontrámos restaurantes. Na junta sabem dizer-lhe onde se come bem.',
    drawing: 'mesa',
  },
  lojas: {
    text: 'Não encontrámos lojas. Talvez seja dia de mercado noutra aldeia.',
    drawing: 'banca',
  },
  executivo: {
    text: 'As pessoas responsáveis voltam já. Foram só ver como está o tempo.',
    drawing: 'banco',
  },
  avisos: {
    text: 'Não há avisos à comunidade. O quadro está vazio e a aldeia sossegada.',
    drawing: 'quadro',
  },
  contactos: {
    text: 'Ainda não há contactos úteis. Entretanto, a junta atende e encaminha.',
    drawing: 'banco',
  },
  pesquisa: {
    text: 'Não encontrámos nada com essas palavras. Experimente outra, ou menos letras.',
    drawing: 'trilho',
  },
} satisfies Record<string, { text: string; drawing: Drawing }>;
