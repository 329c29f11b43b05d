import { expect, test } from 'vitest';
import { attachments } from '../../fields/attachments.ts';
import { choice } from '../../fields/choice.ts';
import { date } from '../../fields/date.ts';
import { flag } from '../../fields/flag.ts';
import { richText } from '../../fields/richText.ts';
import { text } from '../../fields/text.ts';
import { proposedIn } from './formValues.ts';

const fields = {
  title: text('Título'),
  type: choice('Tipo', ['Ata', 'Edital']),
  orgao: choice('Órgão', ['Junta', 'Assembleia']),
  date: date('Data'),
  description: richText('Texto'),
  files: attachments('Ficheiros'),
  rascunho: flag('Rascunho'),
};

test.each<[string, string, object]>([
  [
    'texts, choices and days',
    'title=Ata+de+abril&type=Ata&orgao=Assembleia&date=2026-04-24',
    { title: 'Ata de abril', type: 'Ata', orgao: 'Assembleia', date: '2026-04-24' },
  ],
  ['no choice that there is not', 'type=Bula&orgao=Junta', { orgao: 'Junta' }],
  ['no day that does not exist', 'date=2026-02-31', {}],
  ['no formatted text, file or switch', 'description=<b>a</b>&files=[]&rascunho=true', {}],
  ['nothing that is no field', 'constructor=a&toString=b&ano=2026', {}],
])('an address proposes %s', (_case, address, proposed) => {
  expect(proposedIn({ fields }, new URLSearchParams(address))).toEqual(proposed);
});
