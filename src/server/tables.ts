import { atividade } from './atividade.ts';
import { copias } from './backup/copias.ts';
import { calls } from './calls.ts';
import { captchas } from './captcha.ts';
import { files } from './files/table.ts';
import { outbox } from './mail/outbox.ts';
import { definicoes } from './rules/definicoes.ts';
import { comprovativos, inscricoes } from './rules/inscricoes.ts';
import { mensagens } from './rules/mensagens.ts';
import { sessions } from './sessions.ts';
import { staff } from './staff.ts';
import type { Table } from './store/table.ts';
import { attempts } from './throttle.ts';

/** What the server keeps besides the collections. */
export const ownTables: Table[] = [
  definicoes,
  inscricoes,
  comprovativos,
  mensagens,
  outbox,
  staff,
  atividade,
  sessions,
  attempts,
  captchas,
  calls,
  files,
  copias,
];
