import { longDate, longMoment } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import type { Certidao } from './certidaoCalls.ts';

/** What documents of a type are called in a sentence. */
const nouns: Record<string, string> = {
  Ata: 'a ata',
  Edital: 'o edital',
  Convocatória: 'a convocatória',
  'Orçamento e plano': 'o orçamento e plano',
  'Prestação de contas': 'a prestação de contas',
  'Regulamento e taxas': 'o regulamento e taxas',
  'Contrato ou protocolo': 'o contrato ou protocolo',
  Concurso: 'o concurso',
};

function boardFact({ de, ate, afixado, retirado }: Certidao['quadro'][number]): string {
  const posted = `afixação registada por ${afixado.por} em ${longMoment(afixado.em)}`;
  if (!retirado) return `está afixado no quadro da junta desde ${longDate(de)} (${posted});`;
  const taken = `retirada registada por ${retirado.por} em ${longMoment(retirado.em)}`;
  return `esteve afixado no quadro da junta de ${longDate(de)} a ${longDate(ate)} (${posted}; ${taken});`;
}

function siteFact({ de, ate, por }: Certidao['site'][number], endereco: string): string {
  return ate === ''
    ? `está publicado em ${endereco} desde ${longMoment(de)}, posto por ${por};`
    : `esteve publicado em ${endereco} de ${longMoment(de)} a ${longMoment(ate)}, posto por ${por};`;
}

/** A certificate in the words that are signed: the same on the screen, on paper and in the PDF. */
export function certidaoInWords(certidao: Certidao) {
  const { title, type, orgao, numero, date, junta, morada, endereco, linha, resumo } = certidao;
  const isEdital = type === 'Edital';
  const noun = nouns[type] ?? 'o documento';
  const named = [noun, numero && `n.º ${numero}`].filter(Boolean).join(' ');
  const facts = [
    ...certidao.quadro.map(boardFact),
    ...(isEdital && certidao.quadro.length === 0
      ? ['não consta do registo que tenha sido afixado no quadro da junta;']
      : []),
    ...certidao.site.map((each) => siteFact(each, endereco)),
    ...(certidao.site.length === 0 ? ['não consta do registo que tenha estado no site;'] : []),
  ];
  return {
    title: isEdital ? 'Certidão de afixação e publicação' : 'Certidão de publicação',
    heading: [junta || 'Junta de Freguesia', ...morada.split('\n')].filter((line) => line !== ''),
    opening: `Certifico, com base no registo dos documentos desta freguesia, que ${named} da ${orgao} de Freguesia, com data de ${longDate(date)} e o título «${title}»:`,
    facts: facts.map((fact, index) =>
      index === facts.length - 1 ? fact.replace(/;$/, '.') : fact,
    ),
    files: certidao.ficheiros.map((file) => ({
      name: file.title ? `${file.title} (${file.name})` : file.name,
      pages: file.pages === null ? '' : counted(file.pages, 'página', 'páginas'),
      sha256: file.sha256,
    })),
    closing: [
      `Feita em ${longMoment(certidao.feitaEm)}. A última linha do registo é então a n.º ${linha}, com o resumo SHA-256 ${resumo}. Com este número e este resumo pode confirmar-se em qualquer altura, na junta, que nada do que aqui se certifica foi alterado depois.`,
      ...certidao.ressalvas.map((each) => `Ressalva. ${each}`),
      'Por ser verdade e para os devidos efeitos se passa a presente certidão, que vai assinada e autenticada com o selo em uso nesta junta de freguesia.',
    ],
    signature: { place: 'Local e data', who: 'Assinatura e cargo', seal: 'Selo' },
  };
}
