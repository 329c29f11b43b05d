import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Definicoes } from '../../sections/definicoes.ts';
import { mensagem } from '../../sections/mensagens.ts';
import { ContactForm } from './ContactForm.tsx';

const definicoes = { email: 'junta@aldeia.example' } as Definicoes;

function rendered(): string {
  return renderToString(
    <MemoryRouter>
      <ContactForm definicoes={definicoes} />
    </MemoryRouter>,
  );
}

test.each(Object.entries(mensagem.fields))(
  'the form asks for %s by the name its declaration gives it',
  (name, { label }) => {
    const html = rendered();
    const [, id] = new RegExp(`<label for="([^"]+)">${label}</label>`).exec(html) ?? [];
    expect(id).toBeDefined();
    expect(html).toMatch(new RegExp(`id="${id}"[^>]* name="${name}"`));
  },
);

test('nothing can be sent before the captcha is solved', () => {
  expect(rendered()).toMatch(/<button type="submit"[^>]*disabled/);
});

test('a visitor without scripts is told where to write', () => {
  expect(rendered()).toMatch(/<noscript>.*mailto:junta@aldeia\.example.*<\/noscript>/);
});
