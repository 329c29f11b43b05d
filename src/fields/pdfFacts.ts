import { z } from 'zod';
import type { Field } from './field.ts';

/** What can keep people from reading a PDF, and how whoever made it mends that; none is a reason to refuse it. */
export const pdfProblems = {
  imagem: {
    says: 'É só a imagem das páginas: não se pode procurar, copiar nem ouvir ler.',
    mend: 'Guarde-o como PDF a partir do programa onde foi escrito, ou digitalize-o com reconhecimento de texto (OCR). Se não puder, escreva o texto na descrição.',
  },
  titulo: {
    says: 'Não tem título: quem o ouve ler ouve o nome do ficheiro.',
    mend: 'No Word ou no LibreOffice, escreva o título em Ficheiro › Propriedades e guarde de novo como PDF.',
  },
  lingua: {
    says: 'Não diz em que língua está: um leitor de ecrã pode lê-lo com a pronúncia errada.',
    mend: 'Escolha Português (Portugal) como língua do texto e guarde de novo como PDF.',
  },
  etiquetas: {
    says: 'Não tem etiquetas: títulos, listas e tabelas não se distinguem para quem não vê a página.',
    mend: 'Ao guardar como PDF, ative «PDF etiquetado» (LibreOffice) ou «Etiquetas de estrutura do documento» (Word).',
  },
  protegido: {
    says: 'Está protegido: quem o receber pode não conseguir abri-lo nem ouvi-lo ler.',
    mend: 'Guarde-o de novo como PDF sem palavra-passe nem restrições.',
  },
  ilegivel: {
    says: 'Não foi possível ler o texto que tem dentro: não se encontra na pesquisa.',
    mend: 'Abra-o e guarde-o de novo como PDF; se for muito grande, divida-o.',
  },
} as const;

export type PdfProblem = keyof typeof pdfProblems;

const problemNames = Object.keys(pdfProblems) as [PdfProblem, ...PdfProblem[]];

/** What is known of an uploaded PDF. */
export const pdfAnswer = z
  .strictObject({
    size: z.int().meta({ description: 'Em bytes' }),
    pages: z.int().nullable().meta({ description: 'Quantas páginas; null se não se sabe' }),
    sha256: z.string().meta({ description: 'Do ficheiro, em hexadecimal; vazio se não se sabe' }),
    problemas: z
      .array(z.enum(problemNames))
      .meta({ description: 'O que pode impedir pessoas de o ler' }),
  })
  .meta({ id: 'pdf' });

export type PdfFacts = z.infer<typeof pdfAnswer>;

/** The facts of PDFs by their paths. */
export type Pdfs = Record<string, PdfFacts>;

/** What is known of the PDFs that a record names; worked out when it is read. */
export function pdfFacts(label: string): Field<Pdfs> {
  return {
    kind: 'pdfFacts',
    label,
    initial: {},
    column: 'text',
    schema: z.record(z.string(), pdfAnswer),
    answer: z.record(z.string(), pdfAnswer),
    isEmpty: (value) => Object.keys(value).length === 0,
    toColumn: (value) => JSON.stringify(value),
    fromColumn: (stored) => JSON.parse(String(stored)) as Pdfs,
  };
}
