import { addDays, longDate } from '../../language/calendar.ts';
import type { DemoPdf, DemoRecord } from '../feature.demo.ts';

const place = 'Salão da Junta de Freguesia, Praça do Souto';
const hour = '21:00';

type Matter = readonly [title: string, told: string];

/** A session of the assembly: its matters, with what was decided on each. */
type Session = {
  kind: 'ordinária' | 'extraordinária';
  /** Its number among those of its year. */
  number: number;
  day: string;
  matters: readonly Matter[];
  /** What was said before the matters, and by the people who came. */
  before: string;
  people: string;
};

const information: Matter = [
  'Informação escrita da presidente da Junta',
  'A presidente da Junta leu a informação escrita sobre a atividade dos últimos meses e a situação financeira, e respondeu às perguntas dos membros. A Assembleia tomou conhecimento.',
];

/** What the assembly always deals with in a month, besides the information. */
const ofMonth: Readonly<Record<number, (year: number) => readonly Matter[]>> = {
  4: (year) => [
    [
      `Prestação de contas de ${year - 1}`,
      `A tesoureira, Sofia Gonçalves Pires, apresentou as contas de ${year - 1}, com o saldo que passa para o ano em curso. Postas à votação, foram aprovadas por maioria, com sete votos a favor e duas abstenções.`,
    ],
    [
      'Inventário dos bens da freguesia',
      'O inventário foi apreciado e aprovado por unanimidade. Foi pedido que o triturador de ramos passe a constar dele com o número de série.',
    ],
  ],
  6: () => [],
  9: () => [],
  12: (year) => [
    [
      `Orçamento e opções do plano para ${year + 1}`,
      `A presidente da Junta explicou as opções para ${year + 1} e a tesoureira os números. Postos à votação, o orçamento e as opções do plano foram aprovados por maioria, com seis votos a favor e três abstenções.`,
    ],
    [
      `Regulamento e tabela geral de taxas para ${year + 1}`,
      'A proposta de tabela, que atualiza as taxas do cemitério e mantém gratuita a utilização do salão pelas associações, foi aprovada por unanimidade.',
    ],
  ],
};

/** What made each session unlike the others; by how many years ago, then by month. A missing one was never published. */
const told: readonly Readonly<
  Record<number, { matter: Matter; before: string; people: string }>
>[] = [
  {
    4: {
      matter: [
        'Recuperação do Moinho do Meio',
        'A Junta propôs aplicar o saldo do ano anterior na roda e no cubo do Moinho do Meio. Aprovado por unanimidade.',
      ],
      before:
        'Foi aprovado um voto de pesar por António Lage Barreira, moleiro durante cinquenta anos. Um membro perguntou pelo muro da Canada dos Lameiros, que o vogal Albino Seixas disse estar orçamentado.',
      people:
        'Uma moradora da Rua do Cimo pediu um corrimão nas escadas da fonte. A presidente respondeu que a obra se faz com o pessoal da freguesia antes do verão.',
    },
    6: {
      matter: [
        'Destino da antiga escola',
        'A Assembleia aprovou, com oito votos a favor e uma abstenção, que o edifício seja a Casa da Memória.',
      ],
      before:
        'Foi lido o rol da água de rega, sem reclamações. Um membro pediu que fique afixado também na fonte do Cimo.',
      people:
        'Três moradores ofereceram objetos para a Casa da Memória, que ficam guardados na sala das sessões.',
    },
    9: {
      matter: [
        'Toponímia do Bairro da Eira',
        'Foram aprovados por unanimidade os nomes Rua da Eira, Travessa do Canastro e Largo das Tecedeiras, a comunicar ao município e aos correios.',
      ],
      before:
        'A Assembleia congratulou-se com a festa de agosto, que decorreu sem incidentes, e agradeceu aos bombeiros a vigilância durante os dias de maior risco.',
      people: 'Não houve intervenções do público.',
    },
    12: {
      matter: [
        'Mapa de pessoal',
        'O mapa de pessoal, com quatro postos de trabalho, foi aprovado por unanimidade.',
      ],
      before:
        'Foi lembrado que a neve de janeiro cortou a Estrada do Alto durante quatro dias e que convém ter o sal à mão mais cedo.',
      people: 'Um morador pediu luz na paragem da carreira, onde as crianças esperam de noite.',
    },
  },
  {
    4: {
      matter: [
        'Transporte a pedido',
        'Foi aprovado por unanimidade que a carrinha passe a sair duas vezes por semana, às terças e quintas-feiras, gratuita para maiores de 65 anos.',
      ],
      before:
        'Um membro perguntou pelos contentores do Terreiro da Feira, que ficam cheios ao domingo. A Junta pediu ao município mais uma recolha.',
      people:
        'Um morador perguntou quando reabre o lavadouro. A presidente respondeu que falta apenas ligar a água.',
    },
    12: {
      matter: [
        'Mapa de pessoal',
        'O mapa de pessoal, com quatro postos de trabalho, foi aprovado por unanimidade.',
      ],
      before:
        'A Assembleia saudou os nove alunos que voltaram a apanhar a carreira na aldeia e o casal que abriu a queijaria.',
      people:
        'Uma moradora pediu que as taxas do cemitério possam ser pagas em prestações. A Junta vai estudar a proposta.',
    },
    6: {
      matter: [
        'Protocolo com a Associação do Forno Comunitário',
        'A Assembleia autorizou a Junta a celebrar o protocolo, por três anos, com um apoio anual de 1200 euros para lenha e conservação. Aprovado por unanimidade.',
      ],
      before:
        'Foram pedidas explicações sobre as falhas de água de maio. O vogal explicou que a bomba do reservatório de cima foi substituída e que há outra de reserva.',
      people:
        'Dois moradores pediram que a vezeira não passe na Rua do Adro à hora da missa. Ficou combinado falar com os donos do gado.',
    },
  },
  {
    4: {
      matter: [
        'Obras nas fontes e no lavadouro',
        'Aprovada por unanimidade a empreitada de limpeza e impermeabilização das cinco fontes e do lavadouro.',
      ],
      before:
        'Foi aprovado um voto de louvor a quem limpou os caminhos depois do temporal de março.',
      people: 'Uma moradora pediu bancos no adro. Ficou de se ver com a comissão da igreja.',
    },
    6: {
      matter: [
        'Regulamento do cemitério',
        'Aprovado por unanimidade o novo regulamento, com horário de verão e de inverno e regras para obras em jazigos.',
      ],
      before:
        'Leu-se o rol da água de rega. Houve uma reclamação, resolvida por acordo entre os dois vizinhos.',
      people:
        'Um emigrante perguntou como pagar as taxas de longe. A tesoureira indicou a transferência bancária.',
    },
    9: {
      matter: [
        'Adesão à rede de aldeias do Parque Natural',
        'A Assembleia autorizou a adesão, sem quota nos primeiros dois anos. Aprovado com sete votos a favor e duas abstenções.',
      ],
      before: 'O vogal deu conta dos 14 quilómetros de caminhos limpos antes do verão.',
      people:
        'Um morador pediu que se marque de novo o Trilho dos Moinhos, já apagado em dois pontos.',
    },
    12: {
      matter: [
        'Mapa de pessoal',
        'O mapa de pessoal, com quatro postos de trabalho, foi aprovado por unanimidade.',
      ],
      before:
        'Foi decidido acender a fogueira de Natal no adro, como sempre, a partir das 18 horas.',
      people: 'Não houve intervenções do público.',
    },
  },
];

const days: Readonly<Record<number, string>> = { 4: '04-24', 6: '06-26', 9: '09-25', 12: '12-18' };
const monthNames: Readonly<Record<number, string>> = {
  4: 'abril',
  6: 'junho',
  9: 'setembro',
  12: 'dezembro',
};

/** The ordinary sessions that the village published something of, as of a day. */
function ordinary(thisYear: number): Session[] {
  return told.flatMap((months, ago) => {
    const year = thisYear - ago;
    return Object.entries(months).map(([name, { matter, ...rest }]) => {
      const month = Number(name);
      return {
        kind: 'ordinária' as const,
        number: [4, 6, 9, 12].indexOf(month) + 1,
        day: `${year}-${days[month]}`,
        matters: [...(ofMonth[month]?.(year) ?? []), matter, information],
        ...rest,
      };
    });
  });
}

const nameOf = ({ kind, day }: Session) =>
  kind === 'ordinária'
    ? `sessão ordinária de ${monthNames[Number(day.slice(5, 7))]} de ${day.slice(0, 4)}`
    : `sessão extraordinária de ${longDate(day)}`;

function minutes(session: Session): DemoRecord<'documentos'> {
  const { number, day, matters, before, people } = session;
  const numero = `${number}/${day.slice(0, 4)}`;
  const title = `Ata n.º ${numero} da Assembleia de Freguesia: ${nameOf(session)}`;
  const pdf: DemoPdf = {
    name: `Ata-${numero.replace('/', '-')}-Assembleia-de-Freguesia.pdf`,
    title,
    parts: [
      `No dia ${longDate(day)}, pelas vinte e uma horas, reuniu no ${place} a Assembleia de Freguesia de Souto da Urze, sob a presidência de Adriano Calvão Moreira, com Luísa Teixeira Branco e Domingos Vaz Ferraz como secretários. Estavam presentes os nove membros. Pela Junta estiveram a presidente, Maria do Carmo Fontes, a tesoureira, Sofia Gonçalves Pires, e o vogal Albino Dias Seixas.`,
      'Verificado o quórum, o presidente abriu a sessão. A ata da sessão anterior, distribuída com antecedência, foi aprovada por unanimidade.',
      { heading: 'Período de antes da ordem do dia' },
      before,
      { heading: 'Ordem do dia' },
      { list: matters.map(([name]) => name) },
      ...matters.flatMap(([name, said], index) => [
        { heading: `Ponto ${index + 1}. ${name}` },
        said,
      ]),
      { heading: 'Intervenção do público' },
      people,
      'As deliberações foram aprovadas em minuta, para produzirem efeitos imediatos. Nada mais havendo a tratar, o presidente encerrou a sessão às vinte e três horas e dez minutos, da qual se lavrou esta ata, que vai ser assinada pela mesa.',
      'O presidente da Assembleia, Adriano Calvão Moreira. Os secretários, Luísa Teixeira Branco e Domingos Vaz Ferraz.',
    ],
  };
  const presences: DemoPdf = {
    name: `Ata-${numero.replace('/', '-')}-lista-de-presencas.pdf`,
    title: `Lista de presenças: ${nameOf(session)}`,
    parts: [
      {
        table: [
          ['Função', 'Presenças'],
          ['Mesa da Assembleia', '3'],
          ['Outros membros', '6'],
          ['Executivo da Junta', '3'],
          ['Público', people.startsWith('Não houve') ? '4' : '11'],
        ],
      },
      'As assinaturas constam do original, arquivado na Junta de Freguesia.',
    ],
  };
  return {
    title,
    type: 'Ata',
    orgao: 'Assembleia',
    numero,
    date: day,
    smallDescription: `${matters.map(([name]) => name).join('. ')}.`,
    files: [{ pdf }, ...(number === 4 ? [{ pdf: presences }] : [])],
  };
}

function summons(session: Session): DemoRecord<'documentos'> {
  const { day, matters, number } = session;
  const issued = addDays(day, -10);
  const title = `Convocatória: ${nameOf(session)} da Assembleia de Freguesia`;
  const pdf: DemoPdf = {
    name: `Convocatoria-Assembleia-${day}.pdf`,
    title,
    parts: [
      `Adriano Calvão Moreira, presidente da Assembleia de Freguesia de Souto da Urze, convoca, nos termos da lei, a ${nameOf(session)}, a realizar no dia ${longDate(day)}, pelas 21h00, no ${place}.`,
      { heading: 'Ordem do dia' },
      { list: matters.map(([name]) => name) },
      'A sessão é pública. No fim há um período para perguntas de quem assiste. O salão tem entrada sem degraus pela Travessa do Forno e lugar reservado para cadeira de rodas.',
      'Os documentos a votar podem ser consultados na Junta, no horário de atendimento, a partir de hoje.',
      `Souto da Urze, ${longDate(issued)}. O presidente da Assembleia, Adriano Calvão Moreira.`,
    ],
  };
  return {
    title,
    type: 'Convocatória',
    orgao: 'Assembleia',
    numero: session.kind === 'ordinária' ? `${number}/${day.slice(0, 4)}` : '',
    date: issued,
    sessao: day,
    sessaoHora: hour,
    sessaoLocal: place,
    smallDescription: 'Sessão pública, com período para perguntas de quem assiste.',
    description: `<p>A Assembleia de Freguesia reúne no <strong>${place}</strong>, às 21h00, com esta ordem do dia:</p><ol>${matters.map(([name]) => `<li>${name}</li>`).join('')}</ol>`,
    files: [{ pdf }],
  };
}

/** Which of a year's sessions have their summons on the site, by how many years ago. */
const summoned = [[4, 6, 9, 12], [6, 12], []];
/** Minutes that nobody has published yet, so that something is missing. */
const unpublished = '09-25';

/** Minutes and summons of the assembly, as they would stand on the site on a day. */
export function assembly(today: string): DemoRecord<'documentos'>[] {
  const thisYear = Number(today.slice(0, 4));
  const sessions = ordinary(thisYear);
  const next: Session = {
    kind: 'extraordinária',
    number: 0,
    day: addDays(today, 9),
    matters: [
      ['Passadiços do Ribeiro: relatório da discussão pública', ''],
      ['Candidatura aos fundos do Parque Natural', ''],
    ],
    before: '',
    people: '',
  };
  const isSummoned = ({ day }: Session) =>
    summoned[thisYear - Number(day.slice(0, 4))]?.includes(Number(day.slice(5, 7))) &&
    addDays(day, -10) <= today;
  const isWritten = ({ day }: Session) =>
    addDays(day, 10) <= today && day !== `${thisYear}-${unpublished}`;
  return [
    ...sessions.filter(isWritten).map(minutes),
    ...[...sessions.filter(isSummoned), next].map(summons),
  ];
}
