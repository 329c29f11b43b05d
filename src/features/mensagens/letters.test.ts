import { expect, test } from 'vitest';
import { validate } from '../../fields/validate.ts';
import { messages } from '../../language/messages.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import { councilAboutMessage } from './letters.server.ts';
import { mensagem } from './mensagens.ts';

const hostile = 'Ganhou! https://evil.example/premio evil.com www。evil。example <b>x</b>';
const definicoes = { councilName: 'Junta', villageName: 'Aldeia' } as Definicoes;

test('a name with an address in it is not taken', () => {
  const result = validate({ fields: mensagem.fields }, { name: hostile });
  const errors = result.ok ? [] : result.errors;
  expect(errors).toContainEqual({ param: 'name', msg: messages.noAddresses });
});

test('the letter about a message shows it in full, under a subject without links', () => {
  const { subject, body } = councilAboutMessage(
    'j@example.com',
    {
      _id: 'm',
      name: 'Ana',
      email: 'r@example.com',
      subject: hostile,
      lingua: '',
      mensagem: 'Vejam https://inteiro.example/x',
    },
    definicoes,
  );
  expect(subject).not.toMatch(/evil\.\S|:\/\//);
  expect(body).toContain('Vejam https://inteiro.example/x');
  expect(body).toContain(`Assunto: ${hostile}`);
});
