import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactForm } from './ContactForm.island.tsx';
import { mensagem } from './mensagens.ts';

const rendered = () => renderToString(<ContactForm email="junta@aldeia.example" />);

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
