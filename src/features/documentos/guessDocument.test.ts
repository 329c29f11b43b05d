import { describe, expect, test } from 'vitest';
import { daysIn } from './guessDay.ts';
import { guessDocument } from './guessDocument.ts';

const now = new Date('2026-11-16T12:00:00Z');
const opening =
  'Aos vinte e sete dias do mês de setembro de dois mil e vinte e quatro, pelas vinte e uma horas, reuniu na sede a Assembleia de Freguesia';

// Columns: name; type, organ, number and day, as far as they can be guessed; title; first page.
describe('a name and a first page tell what a document is', () => {
  test.each<[name: string, facts: string, title: string, page?: string]>([
    ['Ata_03_2023_AF.pdf', 'Ata, Assembleia, 3/2023', 'Ata n.º 3/2023 da Assembleia de Freguesia'],
    ['acta nº 3 de 2019.pdf', 'Ata, Junta, 3/2019', 'Ata n.º 3/2019'],
    ['EDITAL 12-2024 cemitério.pdf', 'Edital, Junta, 12/2024', 'Edital n.º 12/2024: cemitério'],
    [
      'Convocatória Assembleia 28 abril 2025.pdf',
      'Convocatória, Assembleia, 2025-04-28',
      'Convocatória da Assembleia de Freguesia, 28 de abril de 2025',
    ],
    ['Orcamento_PPI_2025.pdf', 'Orçamento e plano, Junta', 'Orçamento PPI 2025'],
    ['Conta de Gerência 2023.pdf', 'Prestação de contas, Junta', 'Conta de Gerência 2023'],
    [
      '20240927_ata_junta.pdf',
      'Ata, Junta, 2024-09-27',
      'Ata da Junta de Freguesia, 27 de setembro de 2024',
    ],
    [
      'digitalizacao0001.pdf',
      'Ata, Assembleia, 2024-09-27',
      'Ata da Assembleia de Freguesia, 27 de setembro de 2024',
      opening,
    ],
    ['REGULAMENTO CEMITERIO.pdf', 'Regulamento e taxas, Junta', 'Regulamento cemitério'],
    ['Ata 5.pdf', 'Ata, Junta, 5', 'Ata n.º 5'],
    ['Ata03-2022.pdf', 'Ata, Junta, 3/2022', 'Ata n.º 3/2022'],
    [
      'ata_junta_15-03-2021.pdf',
      'Ata, Junta, 2021-03-15',
      'Ata da Junta de Freguesia, 15 de março de 2021',
    ],
    [
      'Ata n.º 4 de 12-12-2020 AF.pdf',
      'Ata, Assembleia, 4, 2020-12-12',
      'Ata n.º 4 da Assembleia de Freguesia',
    ],
    [
      '2023-04-28 Ata Assembleia Ordinária.pdf',
      'Ata, Assembleia, 2023-04-28',
      'Ata da Assembleia de Freguesia, 28 de abril de 2023: Ordinária',
    ],
    ['ATA 30.12.21.pdf', 'Ata, Junta, 2021-12-30', 'Ata, 30 de dezembro de 2021'],
    ['Ata_27092024.pdf', 'Ata, Junta, 2024-09-27', 'Ata, 27 de setembro de 2024'],
    ['Ata_31022024.pdf', 'Ata, Junta', 'Ata'],
    ['ata 30 de fevereiro de 2024.pdf', 'Ata, Junta', 'Ata'],
    ['ata 3 de março de 1874.pdf', 'Ata, Junta', 'Ata'],
    ['Ata 3 de maio de 2027.pdf', 'Ata, Junta, 2027-05-03', 'Ata, 3 de maio de 2027'],
    ['Ata 3 de maio de 2028.pdf', 'Ata, Junta', 'Ata'],
    ['edital_nº7_limpeza_de_terrenos.pdf', 'Edital, Junta, 7', 'Edital n.º 7: limpeza de terrenos'],
    [
      'Edital.pdf',
      'Edital, Junta, 9/2024, 2024-03-05',
      'Edital n.º 9/2024 da Junta de Freguesia',
      'EDITAL N.º 09/2024\nFaz-se público que, em reunião de 3 de março de 2024, a Junta deliberou…\nSede da Junta, 5 de março de 2024',
    ],
    [
      'edital venda lenha.pdf',
      'Edital, Junta',
      'Edital: venda lenha',
      'Nos termos da Lei n.º 75/2013, de 12 de setembro de 2013, torna-se público',
    ],
    [
      'convocatoria_AF_junho_2024.pdf',
      'Convocatória, Assembleia, 2024-06-28',
      'Convocatória da Assembleia de Freguesia, 28 de junho de 2024',
      'CONVOCATÓRIA\nconvoco a Assembleia de Freguesia para o dia 28 de junho de 2024',
    ],
    ['Convocatória.pdf', 'Convocatória, Assembleia', 'Convocatória'],
    ['GOP 2024.pdf', 'Orçamento e plano, Junta', 'GOP 2024'],
    [
      'Orçamento 2026 - 1ª alteração.pdf',
      'Orçamento e plano, Junta',
      'Orçamento 2026 1ª alteração',
    ],
    ['mapa de pessoal 2025.pdf', 'Orçamento e plano, Junta', 'Mapa de pessoal 2025'],
    ['PRESTACAO DE CONTAS 2022.pdf', 'Prestação de contas, Junta', 'Prestação de contas 2022'],
    [
      'Relatorio de gestao 2021_final.pdf',
      'Prestação de contas, Junta',
      'Relatório de gestao 2021',
    ],
    ['Tabela de taxas 2024.pdf', 'Regulamento e taxas, Junta', 'Tabela de taxas 2024'],
    [
      'Protocolo com os Bombeiros 2023.pdf',
      'Contrato ou protocolo, Junta',
      'Protocolo com os Bombeiros 2023',
    ],
    [
      'contrato_4_2024_caminhos.pdf',
      'Contrato ou protocolo, Junta, 4/2024',
      'Contrato 4 2024 caminhos',
    ],
    ['concurso assistente operacional.pdf', 'Concurso, Junta', 'Concurso assistente operacional'],
    ['scan0042.pdf', 'Outro, Junta', 'Scan0042'],
    ['scan0043.pdf', 'Outro, Junta', 'Inventário dos caminhos', 'Inventário dos caminhos\nem 2020'],
    ['IMG_20230415_101500.pdf', 'Outro, Junta, 2023-04-15', 'IMG 20230415 101500'],
    [
      'Acta da reunião de 2 de Janeiro de 1998.pdf',
      'Ata, Junta, 1998-01-02',
      'Ata, 2 de janeiro de 1998: reunião',
    ],
    [
      'doc.pdf',
      'Ata, Junta, 3, 1998-04-01',
      'Ata n.º 3',
      'ATA NÚMERO TRÊS\nAo primeiro dia do mês de abril do ano de mil novecentos e noventa e oito',
    ],
    ['.pdf', 'Outro, Junta', '.pdf'],
    ['💥<script>.pdf', 'Outro, Junta', '💥<script>'],
  ])('%s', (name, facts, called, page = '') => {
    const { title, type, orgao, numero, date } = guessDocument(name, page, now);
    expect([type, orgao, numero, date].filter(Boolean).join(', ')).toBe(facts);
    expect(title).toBe(called);
  });
});

test.each([
  ['27 de setembro de 2024', '2024-09-27'],
  ['aos vinte e sete dias do mes de setembro de dois mil e vinte e quatro', '2024-09-27'],
  ['no dia trinta e um de dezembro do ano de dois mil', '2000-12-31'],
  ['aos 5 dias do mes de maio do ano de 2011', '2011-05-05'],
  ['mil novecentos e noventa e nove', undefined],
  ['29 de fevereiro de 2023', undefined],
  ['lei n.º 75/2013, de 12 de setembro de 2013', undefined],
])('%s is %s', (text, day) => {
  expect(daysIn(text, now)[0]?.day).toBe(day);
});

test('a page that is all figures is read in no time to speak of', () => {
  const page = 'vinte e '.repeat(2_000) + '1'.repeat(20_000) + ' de '.repeat(5_000);
  expect(guessDocument('a.pdf', page, now).date).toBe('');
});
