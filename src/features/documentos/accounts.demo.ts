import { attached, type DemoRecord, type PdfPart } from '../../../demo/feature.ts';
import { longDate } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { accounts, budgets, fees, sum, tableOf } from './figures.demo.ts';

/** How many years ago the year is whose budget and fees were voted in January, not in December. */
const oldest = 2;

const votedOn = (year: number, ago: number) =>
  ago === oldest ? `${year}-01-12` : `${year - 1}-12-18`;

const approved = (day: string) =>
  `Aprovado pela Junta de Freguesia e pela Assembleia de Freguesia, em sessão de ${longDate(day)}.`;

function budget(year: number, ago: number): DemoRecord<'documentos'> {
  const { income = [], current = [], capital = [] } = budgets[ago] ?? {};
  const date = votedOn(year, ago);
  const title = `Orçamento e opções do plano para ${year}`;
  const total = euros(sum(income));
  return {
    title,
    type: 'Orçamento e plano',
    orgao: 'Assembleia',
    numero: String(year),
    date,
    smallDescription: `A freguesia conta receber e gastar ${total} em ${year}. As maiores obras: ${capital.map(([what]) => what).join('; ')}.`,
    files: attached(
      {
        name: `Orcamento-${year}.pdf`,
        title: `Orçamento para ${year}`,
        parts: [
          approved(date),
          `O orçamento da freguesia de Souto da Urze para ${year} é de ${total}, com receita e despesa iguais. A despesa corrente fica abaixo da receita corrente, como manda a lei, e o que sobra paga obras.`,
          { heading: 'Receita' },
          tableOf('De onde vem', income, 'Total da receita'),
          { heading: 'Despesa corrente' },
          tableOf('Para que serve', current, 'Total corrente'),
          { heading: 'Despesa de capital' },
          tableOf('Obra', capital, 'Total de capital'),
          `Total da despesa: ${euros(sum(current) + sum(capital))}.`,
        ],
      },
      {
        name: `Opcoes-do-plano-${year}.pdf`,
        title: `Opções do plano para ${year}`,
        parts: [
          `As opções do plano dizem o que a Junta se propõe fazer em ${year}, por ordem de importância.`,
          { list: capital.map(([what, amount]) => `${what}: ${euros(amount)}.`) },
          'Os caminhos agrícolas limpam-se antes de junho, com prioridade aos que servem lameiros e ao acesso dos bombeiros. O transporte a pedido para o centro de saúde mantém-se.',
          'A Junta não prevê contrair empréstimos nem aumentar o preço da água.',
        ],
      },
    ),
  };
}

function account(year: number, ago: number): DemoRecord<'documentos'> {
  const { income = [], spent = [] } = accounts[ago] ?? {};
  const date = `${year + 1}-04-24`;
  const left = euros(sum(income) - sum(spent));
  const title = `Prestação de contas de ${year}`;
  const parts: PdfPart[] = [
    approved(date),
    `Em ${year} a freguesia recebeu ${euros(sum(income))} e gastou ${euros(sum(spent))}. O saldo, de ${left}, passa para ${year + 1}.`,
    { heading: 'O que entrou' },
    tableOf('De onde veio', income, 'Total recebido'),
    { heading: 'O que saiu' },
    tableOf('Para onde foi', spent, 'Total gasto'),
    'Não há empréstimos nem dívidas a fornecedores com mais de trinta dias.',
  ];
  const name = `Contas-de-${year}.pdf`;
  const report = {
    name: `Relatorio-de-gestao-${year}.pdf`,
    title: `Relatório de gestão de ${year}`,
    parts: [
      `O relatório explica o que se fez em ${year} com o dinheiro da freguesia e onde o resultado ficou longe do previsto.`,
      { heading: 'Obras e caminhos' },
      'Foram limpos 14 quilómetros de caminhos e refeitos três muros caídos com as chuvas. Os trabalhos fizeram-se com o pessoal da freguesia e dois dias de máquina alugada.',
      { heading: 'Água' },
      'Fizeram-se doze análises, todas conformes. As perdas na rede desceram depois de substituída a conduta da Rua do Cimo.',
      { heading: 'Pessoas' },
      'O transporte a pedido levou 640 passageiros ao centro de saúde e à farmácia. Onze famílias receberam lenha no inverno.',
    ],
  };
  return {
    title,
    type: 'Prestação de contas',
    orgao: 'Assembleia',
    numero: String(year),
    date,
    smallDescription: `Receita de ${euros(sum(income))}, despesa de ${euros(sum(spent))} e um saldo de ${left}.`,
    files: [
      {
        pdf: { name, title, parts },
        // The accounts of one year were corrected after they had been published.
        ...(ago === 1 && {
          anteriores: [
            {
              pdf: {
                name: `Contas-de-${year}-primeira-versao.pdf`,
                title: `${title} (primeira versão)`,
                parts: [
                  `Documento substituído: na tabela da despesa, o apoio social e a água estavam trocados. Vale a versão aprovada em ${longDate(date)}.`,
                  tableOf('De onde veio', income, 'Total recebido'),
                ],
              },
              ate: `${year + 1}-05-06`,
            },
          ],
        }),
      },
      { pdf: report },
    ],
  };
}

function feeTable(year: number, ago: number): DemoRecord<'documentos'> {
  const { cemetery = [], other = [] } = fees[ago] ?? {};
  const date = votedOn(year, ago);
  const title = `Regulamento e tabela geral de taxas ${year}`;
  const rows = (lines: typeof other) => [
    ['Serviço', 'Taxa'],
    ...lines.map(([what, amount]) => [what, amount === 0 ? 'Gratuito' : euros(amount)]),
  ];
  return {
    title,
    type: 'Regulamento e taxas',
    orgao: 'Assembleia',
    numero: String(year),
    date,
    smallDescription: `O que a Junta cobra em ${year} e quem está isento. A tabela, com as taxas da secretaria, do salão, da feira e do cemitério, está no anexo.`,
    files: attached(
      {
        name: `Regulamento-de-taxas-${year}.pdf`,
        title,
        parts: [
          approved(date),
          { heading: 'Artigo 1.º Objeto' },
          `O presente regulamento fixa as taxas que a freguesia de Souto da Urze cobra em ${year} pelos serviços que presta e pelo uso dos seus bens. Os valores constam da tabela anexa.`,
          { heading: 'Artigo 2.º Como se pagam' },
          'As taxas pagam-se ao balcão, por transferência ou por MB WAY, no momento do pedido. As de valor superior a 100 euros podem ser pagas em três prestações, sem juros.',
          { heading: 'Artigo 3.º Isenções' },
          'Estão isentas as pessoas com rendimento inferior ao salário mínimo nacional, as associações da freguesia e os atestados para fins escolares ou de saúde.',
          { heading: 'Artigo 4.º Reclamações' },
          'Quem não concordar com o valor pedido pode reclamar para a Junta no prazo de trinta dias, por escrito e sem custos.',
          { heading: 'Artigo 5.º Entrada em vigor' },
          'O regulamento entra em vigor no dia seguinte ao da sua afixação e revoga o anterior.',
        ],
      },
      {
        name: `Tabela-de-taxas-${year}.pdf`,
        title: `Anexo: tabela geral de taxas ${year}`,
        parts: [
          { heading: 'I. Secretaria, salão, feira e máquinas' },
          { table: rows(other) },
          'Aos valores não acresce IVA. As associações marcam o salão com oito dias de antecedência.',
          { heading: `II. Taxas do cemitério ${year}`, onNewPage: true },
          `A taxa do cemitério em ${year} é cobrada por ato, ao titular da sepultura ou do jazigo ou a quem pede o serviço.`,
          { table: rows(cemetery) },
          'A concessão de terreno inclui a abertura do processo e o primeiro alvará. A ocupação de ossário paga-se até ao fim de março de cada ano.',
        ],
      },
    ),
  };
}

/** Budgets, accounts and fees of three years, including those of acts still to come. */
export function yearlyDocuments(thisYear: number): DemoRecord<'documentos'>[] {
  return [0, 1, 2].flatMap((ago) => [
    budget(thisYear - ago, ago),
    feeTable(thisYear - ago, ago),
    account(thisYear - ago - 1, ago),
  ]);
}
