import { serverFeatures } from '../../features/all.server.ts';
import { files } from '../files/filesTable.ts';
import { calls } from '../limits/callCount.ts';
import { captchas } from '../limits/captcha.ts';
import { attempts } from '../limits/throttle.ts';
import { anexos } from '../mail/attachments.ts';
import { outbox } from '../mail/outbox.ts';
import { pedidosDados } from '../people/pedidosDados.ts';
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
import { copias } from '../store/copias.ts';
import { definicoes } from '../store/definicoes.ts';
import { reciclagem } from '../store/reciclagem.ts';
import type { Table } from '../store/table.ts';
import { versoes } from '../store/versoes.ts';

/** The tables that the server has besides the collections. */
export const ownTables: Table[] = [
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
  ...serverFeatures.flatMap(({ tables }) => tables),
];
