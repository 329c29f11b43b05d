import { join } from 'node:path';
import { everyCollection } from '../../sections/all.ts';
import { type ActivityVerb, monthsOfActivity, sentenceOf } from '../../sections/atividade.ts';
import { daysOfLetters } from '../../sections/cartas.ts';
import { officePath } from '../../sections/officePath.ts';
import { type Collection, sectionOf } from '../../sections/section.ts';
import { copias } from '../backup/copias.ts';
import { files } from '../files/filesTable.ts';
import { erasePrivateFiles, privateFolder } from '../files/privateFiles.ts';
import { calls } from '../limits/callCount.ts';
import { captchas } from '../limits/captcha.ts';
import { attempts } from '../limits/throttle.ts';
import { anexos } from '../mail/attachments.ts';
import { outbox } from '../mail/outbox.ts';
import { registo } from '../register/registo.ts';
import { challenges } from '../staff/challenges.ts';
import { drafts } from '../staff/drafts.ts';
import { factorDays } from '../staff/factorDay.ts';
import { passkeys } from '../staff/passkeysTable.ts';
import { pedidosPublicacao } from '../staff/pedidosPublicacao.ts';
import { resetLinks } from '../staff/resetLinks.ts';
import { recoveryCodes } from '../staff/secondFactor.ts';
import { sessions } from '../staff/sessions.ts';
import { staff } from '../staff/staff.ts';
import { atividade } from '../store/atividade.ts';
import { definicoes } from '../store/definicoes.ts';
import { reciclagem } from '../store/reciclagem.ts';
import type { Table } from '../store/table.ts';
import { versoes } from '../store/versoes.ts';
import { pedidosDados } from './pedidosDados.ts';
import { blanked, identityTyped } from './person.ts';
import { factsIn, type People, type PersonalData, personalData } from './personalData.ts';

const sections = everyCollection.flatMap((each: Collection) => each.sections);

const ofSite = 'É conteúdo do site, escrito pela junta: corrige-se ou apaga-se no próprio registo';
const past =
  'É o que um registo do site já foi: apaga-se sozinho, as versões ao fim de um ano e a reciclagem ao fim de 30 dias';
const inRegister = 'O registo dos documentos fica como foi escrito, para poder ser conferido';
const deeds = `É o registo de quem fez o quê na área reservada: apaga-se sozinho ao fim de ${monthsOfActivity} meses`;

/** Content of the site that names a person is not theirs: it is told, and left for staff to change. */
const content = (
  table: Table,
  title: string,
  stay: string,
  more: Partial<PersonalData> = {},
): PersonalData => personalData({ table, title, mentions: { stay }, ...more });

const ofCollection = (collection: Collection): PersonalData =>
  content(collection, 'Conteúdo do site', ofSite, {
    called: (row) => {
      const { heading = '' } = sectionOf(collection.sections, row) ?? {};
      return String((row as Record<string, unknown>)[heading] ?? '');
    },
    link: (row) => {
      const { name = '' } = sectionOf(collection.sections, row) ?? {};
      return officePath(name, (row as Record<string, unknown>)[collection.key]);
    },
  });

const letters = personalData({
  table: outbox,
  title: 'Emails',
  who: {
    fields: ['recipient', 'mailbox', 'replyTo'],
    of: ({ recipient }) => ({ email: recipient }),
  },
  belongsTo: 'about',
  mentions: 'blanked',
  // It may hold a link that lets its recipient in.
  isPrivate: ({ isPrivate }) => isPrivate,
  link: ({ _id }) => officePath('cartas', _id),
  // Security warnings stay: the person they warn about could otherwise erase them.
  stays: ({ about }) =>
    [definicoes.name, 'contas'].includes(about)
      ? `É um aviso de segurança: apaga-se sozinho ${daysOfLetters} dias depois de sair`
      : '',
  describe: async (_context, rows) =>
    rows.map((row) => ({
      titulo: row.subject,
      factos: factsIn(outbox, row, [
        ...(['recipient', 'state', 'createdAt', 'sentAt'] as const),
        ...(row.isPrivate ? [] : (['body'] as const)),
      ]),
      link: officePath('cartas', row._id),
    })),
  async erase(trx, rows) {
    await trx.remove(outbox, { _id: rows.map(({ _id }) => _id) });
  },
});

const attachments = personalData({
  table: anexos,
  title: 'Ficheiros que a junta enviou',
  belongsTo: 'about',
  mentions: 'blanked',
  describe: async ({ config }, rows) =>
    rows.map((row) => ({
      titulo: row.nome,
      factos: factsIn(anexos, row, ['enviadoEm', 'nome']),
      ficheiros: {
        [`anexo-${row._id}.${row.extension}`]: join(privateFolder(config, anexos), row.file),
      },
    })),
  async erase(trx, rows, context) {
    await trx.remove(anexos, { _id: rows.map(({ _id }) => _id) });
    // For all of them: the database may have removed some rows with what they were about.
    await erasePrivateFiles(trx, context, anexos, rows);
  },
});

const accounts = personalData({
  table: staff,
  title: 'Conta na área reservada',
  who: {
    fields: ['username', 'email'],
    of: ({ username, email }) => ({ name: username, email }),
  },
  key: 'username',
  stays: ({ disabled }) =>
    disabled ? '' : 'É a conta de quem trabalha na junta: só depois de desativada perde o email',
  describe: async (_context, rows) =>
    rows.map((row) => ({
      titulo: row.username,
      factos: factsIn(staff, row, ['email', 'createdAt', 'isAdmin', 'disabled']),
      link: officePath('contas', row._id),
      fica: 'O nome de utilizador fica, para se saber quem fez o quê',
    })),
  async erase(trx, rows) {
    await trx.change(staff, { _id: rows.map(({ _id }) => _id) }, { email: '' });
  },
});

const withAccount = 'Serve para entrar na área reservada: retira-se na própria conta';

const keys = personalData({
  table: passkeys,
  title: accounts.title,
  belongsTo: 'staff',
  stays: () => withAccount,
  describe: async (_context, rows) =>
    rows.map((row) => ({
      titulo: row.nome,
      factos: factsIn(passkeys, row, ['createdAt', 'lastUsedAt']),
    })),
});

const visits = personalData({
  table: sessions,
  title: accounts.title,
  belongsTo: 'staff',
  stays: () => withAccount,
  describe: async (_context, rows) =>
    rows.map((row) => ({
      titulo: 'Sessão',
      factos: factsIn(sessions, row, ['navegador', 'createdAt', 'lastUsedAt']),
    })),
});

const doings = personalData({
  table: atividade,
  title: 'Atividade na área reservada',
  belongsTo: 'who',
  stays: () => deeds,
  mentions: { stay: deeds },
  describe: async (_context, rows) =>
    rows.map((row) => ({
      titulo: sentenceOf({ ...row, verb: row.verb as ActivityVerb }, sections),
      factos: factsIn(atividade, row, ['at']),
    })),
});

const requests = personalData({
  table: pedidosDados,
  title: 'Pedidos sobre os seus dados',
  who: { fields: ['quem'], of: ({ quem }) => identityTyped(quem) ?? {} },
  describe: async (_context, rows) =>
    rows.map((row) => ({
      titulo: factsIn(pedidosDados, row, ['tipo'])[0]?.valor ?? '',
      factos: factsIn(pedidosDados, row, ['quem', 'recebidoEm', 'respondidoEm']),
      fica: 'Ficam o dia do pedido e o da resposta, sem dizer de quem',
    })),
  async erase(trx, rows) {
    await trx.change(pedidosDados, { _id: rows.map(({ _id }) => _id) }, { quem: blanked });
  },
});

/** What the collections and the server's own tables hold of people. */
export const ownPeople: People = {
  holdings: [
    letters,
    attachments,
    requests,
    accounts,
    keys,
    visits,
    doings,
    personalData({ table: drafts, title: 'Por acabar', mentions: 'blanked' }),
    ...everyCollection.map(ofCollection),
    content(definicoes, 'Conteúdo do site', ofSite, { link: () => officePath('definicoes') }),
    content(files, 'Conteúdo do site', ofSite),
    content(versoes, 'Versões e reciclagem', past),
    content(reciclagem, 'Versões e reciclagem', past, { link: () => officePath(reciclagem.name) }),
    content(pedidosPublicacao, 'Pedidos de publicação', ofSite, {
      link: () => officePath('publicacoes'),
    }),
    content(registo, 'Registo dos documentos', inRegister),
  ],
  // Counters without names, and secrets by their hashes.
  withoutPeople: [
    attempts,
    captchas,
    calls,
    challenges,
    copias,
    factorDays,
    recoveryCodes,
    resetLinks,
  ],
};
