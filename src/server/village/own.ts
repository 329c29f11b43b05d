import { day, hour, second } from '../../language/durations.ts';
import { copias } from '../backup/copias.ts';
import { files } from '../files/filesTable.ts';
import { calls } from '../limits/callCount.ts';
import { captchas } from '../limits/captcha.ts';
import { attempts } from '../limits/throttle.ts';
import { resetKind } from '../mail/accountLetters.ts';
import { anexos } from '../mail/attachments.ts';
import { outbox } from '../mail/outbox.ts';
import { ownPeople } from '../people/ownHoldings.ts';
import { pedidosDados } from '../people/pedidosDados.ts';
import { registo } from '../register/registo.ts';
import { ownRules } from '../rules/ownRules.ts';
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
import { logScheduledChanges } from './clockLog.ts';
import type { Job } from './context.ts';
import type { ServerFeature } from './feature.ts';
import { ownSubjects } from './ownSubjects.ts';
import { eraseExpired } from './retention.ts';

const tables: Table[] = [
  definicoes,
  outbox,
  anexos,
  staff,
  factorDays,
  passkeys,
  recoveryCodes,
  atividade,
  versoes,
  reciclagem,
  registo,
  drafts,
  pedidosPublicacao,
  sessions,
  challenges,
  resetLinks,
  attempts,
  captchas,
  calls,
  files,
  copias,
  pedidosDados,
];

const jobs: Job[] = [
  { name: 'clock log', every: 30 * second, run: logScheduledChanges },
  { name: 'letters', every: 30 * second, run: async ({ sender }) => sender.poke() },
  { name: 'sweep of the files', every: hour, run: ({ files }) => files.tidy() },
  { name: 'erasure of what has run out', every: day, run: eraseExpired },
];

/** What the engine has of its own, in the words of a feature; its routes are in api/. */
export const own: ServerFeature = {
  tables,
  people: ownPeople,
  rules: ownRules,
  subjects: ownSubjects,
  letters: { kinds: ['conta', resetKind, definicoes.name], who: 'atendimento' },
  jobs,
};
