import { attached, type DemoPdf, type DemoRecord } from '../../../demo/feature.ts';
import { addDays, longDate } from '../../language/calendar.ts';
import { information, type Matter, ofMonth, told } from './assemblyWords.demo.ts';

const place = 'Salão da Junta de Freguesia, Praça do Souto';
const hour = '21:00';

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

const days: Readonly<Record<number, string>> = { 4: '04-24', 6: '06-26', 9: '09-25', 12: '12-18' };
const monthNames: Readonly<Record<number, string>> = {
  4: 'abril',
  6: 'junho',
  9: 'setembro',
  12: 'dezembro',
};

/** The ordinary sessions of which the village has published something. */
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
    files: number === 4 ? attached(pdf, presences) : attached(pdf),
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
    files: attached(pdf),
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
