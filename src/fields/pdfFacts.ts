import { z } from 'zod';
import { type Field, storedAsJson } from './field.ts';

/** How to export a PDF from the two usual office programs. */
const asPdf =
  'no Word, Ficheiro › Guardar como › PDF; no LibreOffice, Ficheiro › Exportar como › Exportar como PDF';

/**
 * Problems that can keep people from reading a PDF, and how its author can fix them; none is a
 * reason to refuse it. `brief` is the problem in a few words, for a line that lists several.
 */
export const pdfProblems = {
  imagem: {
    brief: 'só tem imagens das páginas',
    says: 'É só a imagem das páginas: não se pode procurar, copiar nem ouvir ler.',
    mend: `Se tem o documento de onde veio, faça o PDF a partir dele (${asPdf}). Se só tem o papel, digitalize-o com reconhecimento de texto (OCR) em português. Se não puder, escreva o essencial em «Texto».`,
  },
  titulo: {
    brief: 'sem título',
    says: 'Não tem título dentro: quem o ouve ler ouve o nome do ficheiro.',
    mend: 'Escreva o título no documento e volte a fazer o PDF: no Word, em Ficheiro › Informações › Título; no LibreOffice, em Ficheiro › Propriedades › Descrição › Título.',
  },
  lingua: {
    brief: 'sem língua',
    says: 'Não diz em que língua está: um leitor de ecrã pode lê-lo com a pronúncia errada.',
    mend: 'Marque todo o texto como Português (Portugal) e volte a fazer o PDF: no Word, em Rever › Idioma › Definir Idioma de Verificação; no LibreOffice, em Ferramentas › Idioma › Para todo o texto.',
  },
  etiquetas: {
    brief: 'sem etiquetas',
    says: 'Não tem etiquetas: títulos, listas e tabelas não se distinguem para quem não vê a página.',
    mend: 'Ao fazer o PDF, marque: no Word, em Opções, «Etiquetas de estrutura do documento para acessibilidade»; no LibreOffice, «PDF universalmente acessível (PDF/UA)». «Imprimir para PDF» não as guarda.',
  },
  protegido: {
    brief: 'protegido',
    says: 'Está protegido: quem o receber pode não conseguir abri-lo, copiar dele nem ouvi-lo ler.',
    mend: `Volte a fazer o PDF sem palavra-passe nem restrições (${asPdf}). Se só tem o PDF, peça a quem o fez um sem proteção.`,
  },
  ilegivel: {
    brief: 'texto por ler',
    says: 'Não foi possível ler todo o texto que tem dentro: o que falta não se encontra na pesquisa.',
    mend: 'Abra-o no computador para ver se está inteiro e faça o PDF de novo; se tem centenas de páginas, divida-o em anexos.',
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

/** What is known of the PDFs that a record names; computed on every read. */
export function pdfFacts(label: string): Field<Pdfs> {
  return {
    kind: 'pdfFacts',
    label,
    initial: {},
    schema: z.record(z.string(), pdfAnswer),
    answer: z.record(z.string(), pdfAnswer),
    isEmpty: (value) => Object.keys(value).length === 0,
    ...storedAsJson<Pdfs>(),
  };
}
