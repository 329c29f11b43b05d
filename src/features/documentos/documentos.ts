import { achado } from '../../fields/achado.ts';
import { attachments } from '../../fields/attachments.ts';
import { choice } from '../../fields/choice.ts';
import { count } from '../../fields/count.ts';
import { date } from '../../fields/date.ts';
import { flag } from '../../fields/flag.ts';
import { identifier } from '../../fields/identifier.ts';
import { instant } from '../../fields/instant.ts';
import { pdfFacts } from '../../fields/pdfFacts.ts';
import { richText } from '../../fields/richText.ts';
import { text } from '../../fields/text.ts';
import { time } from '../../fields/time.ts';
import { counted } from '../../language/counted.ts';
import { followersEnvelope, lifeColumns } from '../../sections/life.ts';
import { collection, section, titles } from '../../sections/section.ts';

/** What is refused here, in words. */
export const refusals = {
  takenDownUnposted: 'Diga primeiro em que dia foi afixado',
  takenDownTooSoon: 'Não pode ter sido retirado antes de ser afixado',
  registerBroken:
    'O registo dos documentos não está íntegro: não se passam certidões enquanto não se souber porquê',
};

/** What a parish publishes because the law asks for it, or because people ask. */
export const documentTypes = [
  'Ata',
  'Edital',
  'Convocatória',
  'Orçamento e plano',
  'Prestação de contas',
  'Regulamento e taxas',
  'Contrato ou protocolo',
  'Concurso',
  'Outro',
] as const;

/** Who decides: the council, or the assembly that oversees it. */
export const orgaos = ['Junta', 'Assembleia'] as const;

/** Fields that only one type has: when and where a session is, and when an edital stood on the board. */
const ofOneType = {
  sessao: { type: 'Convocatória' },
  sessaoHora: { type: 'Convocatória' },
  sessaoLocal: { type: 'Convocatória' },
  afixadoEm: { type: 'Edital' },
  retiradoEm: { type: 'Edital' },
} as const;

/** Minutes, notices on the board, accounts and all else that the council and the assembly have to show. */
export const documentos = collection({
  name: 'documentos',
  one: 'documento',
  many: 'arrayDocumentos',
  filters: {
    ano: count('Só os atos deste ano', { most: 9999 }),
    orgao: choice('Só os deste órgão', orgaos),
    sessoes: flag('Só as convocatórias da assembleia para sessões que aí vêm'),
  },
  indexes: {
    date: `("date", "sequence", "type", "orgao", ${lifeColumns})`,
    // Every landing page asks for the sessions to come.
    sessao: `((coalesce(nullif("sessao", ''), "date"))) where "type" = 'Convocatória'`,
    quadro: `("date") where "type" = 'Edital' and "retiradoEm" = ''`,
  },
  sections: [
    section({
      name: 'documentos',
      menu: 'Documentos',
      group: 'Publicar',
      icon: 'file',
      fields: {
        title: text('Título', { required: true }),
        identifier: identifier({ suffix: true }),
        type: choice('Tipo', documentTypes, { required: true }),
        orgao: choice('Órgão', orgaos, { required: true }),
        numero: text('Número', {
          isShort: true,
          notCopied: true,
          help: 'Como está escrito no documento: 3/2026, por exemplo.',
        }),
        date: date('Data do ato', {
          required: true,
          help: 'O dia da reunião, da deliberação ou da assinatura, ainda que já tenha passado há muito.',
        }),
        sessao: date('Dia da sessão', {
          staysIfUnsent: true,
          help: 'A próxima sessão aparece na página principal e no calendário. Vazio: a data do ato.',
        }),
        sessaoHora: time('Hora da sessão', { staysIfUnsent: true }),
        sessaoLocal: text('Local da sessão', { staysIfUnsent: true }),
        smallDescription: text('Resumo', { lines: true, advised: 250 }),
        description: richText('Texto'),
        files: attachments('Ficheiros (PDF)', {
          required: true,
          // The PDFs are the document itself, so a copy starts without them.
          notCopied: true,
          help: 'O primeiro é o documento; os outros são os seus anexos.',
        }),
        afixadoEm: date('Afixado em', {
          help: 'O dia em que foi posto no quadro da junta; fica pelo menos cinco dias.',
        }),
        retiradoEm: date('Retirado em', { help: 'O dia em que saiu do quadro.' }),
        insertionDate: instant('Publicado em'),
      },
      envelope: followersEnvelope,
      shownWhen: ofOneType,
      editableWhen: ofOneType,
      check({ afixadoEm, retiradoEm }) {
        if (retiradoEm === '') return [];
        if (afixadoEm === '') return [{ param: 'afixadoEm', msg: refusals.takenDownUnposted }];
        return retiradoEm < afixadoEm
          ? [{ param: 'retiradoEm', msg: refusals.takenDownTooSoon }]
          : [];
      },
      heading: 'title',
      ...titles('o', 'Documento', 'documentos'),
      columns: ['title', 'type', 'date'],
      secondLine: {
        of: ['orgao', 'numero', 'files'],
        words: ({ orgao, numero, files: { length } }) => [
          orgao,
          numero !== '' && `n.º ${numero}`,
          length > 1 && counted(length - 1, 'anexo', 'anexos'),
        ],
      },
      listQuery: { sort: '-date' },
      face: {
        path: '/documentos',
        label: 'Documentos',
        menu: { entry: 'Documentos' },
        order: 11,
        within: '/comunidade',
        kicker: 'Comunidade',
        all: 'Todos os documentos',
        lead: 'Atas, editais, contas e regulamentos da junta e da assembleia, para ler e guardar.',
        description:
          'Atas, editais, contas e regulamentos da {junta} e da assembleia de freguesia.',
        empty: {
          text: 'Ainda não há documentos publicados. Na junta mostram-lhe os que procura.',
          drawing: 'quadro',
        },
        searchLabel: { field: 'type' },
        excerptOf: ['smallDescription', 'description'],
        foundBy: ['numero', 'orgao'],
        ownSearch: 'Só nos documentos, por tipo, ano e órgão',
      },
    }),
  ],
  computed: { ficheiros: pdfFacts('Ficheiros'), achado: achado('Onde se achou o que se procura') },
});
