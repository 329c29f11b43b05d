import { attached, type DemoPdf, type DemoRecord, type PdfPart } from '../../../demo/feature.ts';
import { addDays, longDate } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { sum, tableOf } from './figures.demo.ts';

const president = 'Maria do Carmo Fontes, presidente da Junta de Freguesia de Souto da Urze';

function edital(
  numero: string,
  matter: string,
  days: { date: string; afixadoEm: string; retiradoEm?: string },
  parts: PdfPart[],
  annexes: DemoPdf[] = [],
): DemoRecord<'documentos'> {
  const title = `Edital n.º ${numero}: ${matter}`;
  const name = `Edital-${numero.replace('/', '-')}.pdf`;
  const closing = `Para constar se lavrou este edital, que vai ser afixado nos lugares do costume e publicado no sítio da freguesia. Souto da Urze, ${longDate(days.date)}.`;
  const pdf = { name, title, parts: [`${president}, torna público que:`, ...parts, closing] };
  return {
    title,
    type: 'Edital',
    orgao: 'Junta',
    numero,
    ...days,
    files: attached(pdf, ...annexes),
  };
}

function councilMinutes(
  number: number,
  date: string,
  decisions: string[],
): DemoRecord<'documentos'> {
  const numero = `${number}/${date.slice(0, 4)}`;
  const title = `Ata n.º ${numero} da Junta: reunião de ${longDate(date)}`;
  return {
    title,
    type: 'Ata',
    orgao: 'Junta',
    numero,
    date,
    smallDescription: 'Reunião pública mensal do executivo.',
    files: attached({
      name: `Ata-${numero.replace('/', '-')}-Junta-de-Freguesia.pdf`,
      title,
      parts: [
        `No dia ${longDate(date)}, pelas dezoito horas, reuniu na sede a Junta de Freguesia de Souto da Urze, com a presença da presidente, Maria do Carmo Fontes, do secretário, Rui Alves Pereira, da tesoureira, Sofia Gonçalves Pires, e dos vogais Albino Dias Seixas e Deolinda Rua Afonso. A reunião foi pública.`,
        { heading: 'Deliberações' },
        { list: decisions },
        'Todas as deliberações foram tomadas por unanimidade e aprovadas em minuta. A reunião terminou às dezanove horas e quarenta minutos.',
        'O secretário, Rui Alves Pereira.',
      ],
    }),
  };
}

const materials = [
  ['Cantaria e lajes', 11_400],
  ['Madeira de castanho', 6_850],
  ['Mão de obra especializada', 14_300],
  ['Estaleiro e segurança', 2_450],
] as const;

/** The words of an old deed, typed in: there is only a picture of it, made by `makeScan.demo.ts`. */
export const deed = [
  'Aos dezassete dias do mês de maio compareceram na sede da Junta de Freguesia de Souto da Urze os herdeiros de José Lage, que disseram entregar à freguesia, sem encargo algum, o terreno de trezentos e vinte metros quadrados que confronta a nascente com o cemitério, para alargamento deste.',
  'A Junta recebeu o terreno e obrigou-se a murá-lo e a plantar nele seis ciprestes. Lido em voz alta, todos assinaram.',
];

/** What the council announced on its board. */
function notices(today: string, year: number): DemoRecord<'documentos'>[] {
  const posted = addDays(today, -2);
  const before = addDays(today, -75);
  return [
    edital(
      `7/${posted.slice(0, 4)}`,
      'condicionamento da Estrada do Alto',
      { date: addDays(posted, -1), afixadoEm: posted },
      [
        'A Junta deliberou condicionar o trânsito na Estrada do Alto, entre o Hotel da Fraga e a cascata, para limpeza das barreiras e das valetas.',
        {
          list: [
            'O trânsito faz-se por uma faixa, alternado, das 8h00 às 17h00, durante dez dias úteis.',
            'Veículos com mais de 7,5 toneladas passam apenas antes das 8h00 e depois das 17h00.',
            'Os veículos de emergência e o transporte escolar têm sempre prioridade.',
          ],
        },
      ],
      [
        {
          name: 'Planta-da-Estrada-do-Alto.pdf',
          title: 'Anexo: troços e datas',
          parts: [
            {
              table: [
                ['Troço', 'Extensão', 'Dias'],
                ['Hotel da Fraga à Fonte Fria', '900 m', '1 a 4'],
                ['Fonte Fria à curva da Moura', '1100 m', '5 a 8'],
                ['Curva da Moura à cascata', '600 m', '9 e 10'],
              ],
            },
          ],
        },
      ],
    ),
    edital(
      `5/${before.slice(0, 4)}`,
      'venda de lenha de desbaste',
      { date: addDays(before, -1), afixadoEm: before, retiradoEm: addDays(before, 7) },
      [
        'A Junta deliberou vender em hasta pública trinta lotes de lenha de carvalho e castanheiro, resultantes do desbaste do souto da freguesia.',
        'Cada casa pode comprar até três lotes. A base é de 45 euros por lote de uma tonelada, levantado no Terreiro da Feira. Quem recebe apoio social tem um lote gratuito, a pedir na Junta.',
      ],
    ),
    edital(
      `2/${year - 1}`,
      'sepulturas com concessão caducada',
      {
        date: `${year - 1}-02-10`,
        afixadoEm: `${year - 1}-02-11`,
        retiradoEm: `${year - 1}-02-20`,
      },
      [
        'São convidados os titulares das sepulturas do talhão nascente do cemitério a regularizar as concessões no prazo de sessenta dias.',
        'Findo o prazo sem resposta, a Junta pode declarar as concessões prescritas, nos termos do regulamento do cemitério.',
      ],
    ),
  ];
}

/** The council's contracts and tenders. */
function contracts(year: number, decided: string): DemoRecord<'documentos'>[] {
  return [
    {
      title: 'Protocolo com a Associação do Forno Comunitário',
      type: 'Contrato ou protocolo',
      orgao: 'Junta',
      numero: `1/${year - 1}`,
      date: `${year - 1}-07-03`,
      smallDescription:
        'A associação cuida do forno e da lenha; a Junta apoia com 1200 euros por ano.',
      files: attached(
        {
          name: 'Protocolo-Forno-Comunitario.pdf',
          title: 'Protocolo entre a Junta de Freguesia e a Associação do Forno Comunitário',
          parts: [
            'Entre a Junta de Freguesia de Souto da Urze e a Associação do Forno Comunitário é celebrado, por três anos, o presente protocolo.',
            {
              list: [
                'A associação abre o forno no primeiro e no terceiro sábado de cada mês a quem estiver na roda.',
                'A Junta entrega 1200 euros por ano, em duas prestações, para lenha e conservação.',
                'A associação apresenta contas até ao fim de janeiro.',
                'Qualquer das partes pode pôr fim ao protocolo com noventa dias de antecedência.',
              ],
            },
          ],
        },
        {
          name: 'Protocolo-Forno-calendario.pdf',
          title: 'Anexo: calendário e roda do forno',
          parts: [
            'A lista de quem acende e de quem coze está afixada atrás da porta do forno e muda em janeiro e em julho.',
          ],
        },
      ),
    },
    {
      title: 'Consulta prévia: recuperação do Moinho do Meio',
      type: 'Concurso',
      orgao: 'Junta',
      numero: `1/${decided.slice(0, 4)}`,
      date: addDays(decided, 5),
      smallDescription: `Obra com o preço base de ${euros(sum(materials))}. As propostas entregam-se na Junta, em envelope fechado.`,
      files: attached(
        {
          name: 'Moinho-do-Meio-convite.pdf',
          title: 'Convite à apresentação de propostas',
          parts: [
            'A Junta de Freguesia convida as empresas a apresentar proposta para a recuperação da roda, do cubo e da cobertura do Moinho do Meio.',
            'As propostas são avaliadas pelo preço (60 %) e pelo prazo (40 %). A visita ao local faz-se com marcação pelo 276 000 001.',
          ],
        },
        {
          name: 'Moinho-do-Meio-caderno-de-encargos.pdf',
          title: 'Anexo I: caderno de encargos',
          parts: [
            { heading: 'Cláusulas técnicas' },
            {
              list: [
                'A cantaria é lavada sem produtos ácidos e as lajes repostas pela ordem em que estavam.',
                'A madeira é de castanho da região, seca há pelo menos dois anos.',
                'A levada fica aberta durante toda a obra, para que os lameiros tenham água.',
              ],
            },
            'O prazo é de noventa dias. Por cada dia de atraso desconta-se um por mil do preço.',
          ],
        },
        {
          name: 'Moinho-do-Meio-mapa-de-quantidades.pdf',
          title: 'Anexo II: mapa de quantidades',
          parts: [tableOf('Trabalhos', materials, 'Preço base')],
        },
      ),
    },
  ];
}

/** Other papers of the council. */
function papers(year: number): DemoRecord<'documentos'>[] {
  return [
    {
      title: `Inventário dos bens da freguesia ${year - 2}`,
      type: 'Outro',
      orgao: 'Assembleia',
      numero: String(year - 2),
      date: `${year - 1}-04-24`,
      smallDescription: 'Edifícios, máquinas e terrenos que são da freguesia.',
      files: attached({
        name: `Inventario-${year - 2}.pdf`,
        title: `Inventário dos bens da freguesia ${year - 2}`,
        parts: [
          tableOf('Bem', [
            ['Sede da Junta e salão', 96_000],
            ['Antiga escola', 41_500],
            ['Forno comunitário', 12_000],
            ['Trator e alfaias', 23_800],
            ['Carrinha de nove lugares', 17_200],
            ['Triturador de ramos', 3_400],
          ]),
          'Os caminhos, as fontes, o cemitério e os baldios não têm valor atribuído.',
        ],
      }),
    },
    {
      title: 'Auto de entrega do terreno para o alargamento do cemitério',
      type: 'Outro',
      orgao: 'Junta',
      numero: '',
      date: `${year - 2}-05-17`,
      smallDescription: 'Documento antigo, digitalizado: o texto está transcrito nesta página.',
      description: deed.map((paragraph) => `<p>${paragraph}</p>`).join(''),
      files: attached({
        name: 'Auto-de-entrega-terreno-do-cemiterio.pdf',
        title: 'Auto de entrega (digitalização)',
        scan: 'auto-de-entrega.jpg',
      }),
    },
  ];
}

/** What the council itself decided, announced and signed, as it would stand on the site on a day. */
export function council(today: string): DemoRecord<'documentos'>[] {
  const year = Number(today.slice(0, 4));
  const decided = addDays(today, -40);
  return [
    ...notices(today, year),
    councilMinutes(10, decided, [
      'Abrir procedimento para a recuperação do Moinho do Meio, com consulta a três empresas.',
      'Atribuir 350 euros à Comissão de Festas de São Martinho.',
      'Emprestar o triturador de ramos aos moradores, com marcação e sem custo.',
      'Pagar as faturas do mês, no total de 8412,60 euros.',
    ]),
    councilMinutes(3, `${year - 1}-03-06`, [
      'Aceitar a oferta de duzentos castanheiros do viveiro do Parque Natural.',
      'Aprovar o protocolo com a Escola Básica das Fragas para visitas ao forno.',
      'Reparar a bomba do reservatório de cima, por 1190 euros.',
    ]),
    ...contracts(year, decided),
    ...papers(year),
  ];
}
