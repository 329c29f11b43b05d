import { choice } from '../fields/choice.ts';
import { file } from '../fields/file.ts';
import { flag } from '../fields/flag.ts';
import { gravities, urgency } from '../fields/gravity.ts';
import { instant } from '../fields/instant.ts';
import { moment } from '../fields/moment.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';
import { longDate, shortMoment } from '../language/calendar.ts';
import { messages } from '../language/messages.ts';
import { followersEnvelope, isPast, lifeColumns } from './life.ts';
import { collection, section, titles } from './section.ts';

const fold = 'É urgente? Até quando vale?';

/** Whether a notice still holds: it is over everywhere once staff or the clock say so. */
export function isInForce({ isActive, urgenteAte }: InForce, now: Date): boolean {
  return isActive && (urgenteAte === '' || urgenteAte > now.toISOString());
}

type InForce = { isActive: boolean; urgenteAte: string };

export const avisos = collection({
  name: 'avisos',
  one: 'aviso',
  many: 'arrayAvisos',
  filters: { frontPage: flag('Só os da página principal') },
  indexes: { date: `("date", "sequence", ${lifeColumns})` },
  sections: [
    section({
      name: 'avisos',
      menu: 'Avisos e comunicações',
      group: 'Publicar',
      icon: 'notice',
      fields: {
        title: text('Título', { required: true }),
        type: choice('Tipo', ['Comunicação', 'Aviso'], { required: true }),
        smallDescription: text('Descrição para a lista (máx. 250 caracteres)', {
          required: true,
          lines: true,
          advised: 250,
        }),
        description: richText('Descrição', { required: true }),
        file: file('Ficheiro (PDF)'),
        urgencia: urgency('É urgente?', {
          fold,
          notCopied: true,
          staysIfUnsent: true,
          help: 'Um aviso urgente aparece no cimo de todas as páginas do site.',
        }),
        urgenteAte: moment('Até quando vale?', {
          fold,
          required: true,
          notCopied: true,
          staysIfUnsent: true,
          help: 'Depois disso já passou: sai do cimo das páginas e da página principal, e fica entre os avisos como já não estando em vigor.',
        }),
        isActive: flag('Ativo', {
          fold,
          initial: true,
          notCopied: true,
          help: 'Só um Aviso pode ficar inativo: continua visível, com a indicação de que já não está em vigor.',
        }),
        frontPage: flag('Mostrar na página principal', {
          fold,
          initial: true,
          staysIfUnsent: true,
        }),
        date: instant('Data de criação'),
      },
      requiredWhen: { urgenteAte: { urgencia: gravities } },
      editableWhen: { isActive: { type: 'Aviso' } },
      check({ urgencia, urgenteAte }, { now, previous }) {
        const isKept = urgenteAte === previous?.urgenteAte && urgencia === previous.urgencia;
        return !isKept && isPast(urgenteAte, now)
          ? [{ param: 'urgenteAte', msg: messages.inThePast }]
          : [];
      },
      envelope: followersEnvelope,
      heading: 'title',
      ...titles('o', 'Aviso', 'avisos'),
      columns: ['title', 'type'],
      secondLine: {
        of: ['date', 'file', 'isActive', 'urgencia', 'urgenteAte'],
        words: ({ date, file, isActive, urgencia, urgenteAte }, now) => [
          date && longDate(date),
          !isInForce({ isActive, urgenteAte }, now) && 'já não está em vigor',
          urgencia !== '' &&
            urgenteAte > now.toISOString() &&
            `urgente até ${shortMoment(urgenteAte)}`,
          file !== '' && 'com ficheiro',
        ],
      },
      outdated: ({ urgenteAte }, now) =>
        urgenteAte !== '' && urgenteAte <= now.toISOString() ? ['urgencia', 'urgenteAte'] : [],
      listQuery: { frontPage: 'false', sort: '-date' },
      face: {
        path: '/comunidade',
        label: 'Avisos',
        heading: 'Avisos e comunicações',
        menu: { entry: 'Comunidade' },
        order: 9,
        kicker: 'Comunidade',
        landing: { id: 'comunidade' },
        all: 'Todos os avisos',
        lead: 'O que se afixa no quadro da junta, também aqui. O mais recente está em cima.',
        description: 'Os avisos e as comunicações da {junta} à comunidade.',
        empty: {
          text: 'Não há avisos à comunidade. O quadro está vazio e a aldeia sossegada.',
          drawing: 'quadro',
        },
        query: { frontPage: 'false', sort: '-date' },
        searchLabel: { field: 'type' },
        excerptOf: ['smallDescription', 'description'],
        foundBy: [],
      },
    }),
  ],
});
