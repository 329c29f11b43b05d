import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { underSix } from '../../sections/eventSignUp.ts';
import { inscricao } from './inscricoes.ts';
import { SignUpDialog } from './SignUpDialog.site.tsx';

const evento = {
  _id: 'e1',
  title: 'Magusto',
  price: 10,
  childPrice: 5,
  isListFirst: false,
  maxParticipants: 20,
  available: 1,
  pagarAte: '',
  maxPorReserva: 10,
  startDate: '2027-11-11',
};

function rendered(changes = {}): string {
  return renderToString(
    <SignUpDialog
      evento={{ ...evento, ...changes }}
      enviaEmail
      open
      onClose={() => {}}
      onPlaces={() => {}}
    />,
  );
}

test.each(Object.entries(inscricao.fields))(
  'the sign-up asks for %s by the name its declaration gives it',
  (name, { label }) => {
    const html = rendered();
    const escaped = label.replace(/[()]/g, '\\$&');
    const [, id] = new RegExp(`<label for="([^"]+)">${escaped}</label>`).exec(html) ?? [];
    expect(id).toBeDefined();
    expect(html).toMatch(new RegExp(`id="${id}"[^>]* name="${name}"`));
  },
);

test('nobody brings children unless they say so', () => {
  expect(rendered()).toMatch(/name="numeroCriancas"[^>]* value="0"/);
  expect(rendered()).toMatch(/name="numeroAdultos"[^>]* value=""/);
});

test('how many one booking may bring is said before it is sent', () => {
  const many = { available: 20 };
  expect(rendered(many)).toContain('Cada reserva pode trazer até 10 pessoas.');
  expect(rendered({ ...many, maxPorReserva: null })).not.toContain('Cada reserva');
  // With fewer places left, their number is the limit.
  expect(rendered()).not.toContain('Cada reserva');
});

test.each([
  ['there are places, and nobody waits', {}, 'Confirmar', undefined],
  ['the event is full', { available: 0 }, 'Entrar na lista de espera', 'Não há lugares livres.'],
  ['others wait', { isListFirst: true }, 'Entrar na lista de espera', 'Há quem espere por lugar'],
])('the form says what its button does when %s', (_case, changes, button, why) => {
  const html = rendered(changes);
  expect(html).toContain(`>${button}</button>`);
  if (why) expect(html).toContain(why);
  else expect(html).not.toContain('espera');
});

test('the last day to pay is said before anything is booked', () => {
  const pagarAte = '2027-11-05';
  expect(rendered({ pagarAte })).toContain('Tem até 05 de novembro de 2027 para pagar.');
  expect(rendered({ pagarAte, available: 0 })).not.toContain('para pagar');
  expect(rendered()).not.toContain('para pagar');
});

test('whoever confirms can read what they accept, and what becomes of what they write', () => {
  expect(rendered()).toMatch(/Ao confirmar, aceita os.*href="\/termos_e_condicoes"/);
  expect(rendered()).toMatch(/Usamos os seus dados apenas para esta reserva.*href="\/privacidade"/);
});

test('the sign-up says how many places there are, and what holds for small children', () => {
  expect(rendered()).toMatch(/· (<!-- -->)?1 vaga</);
  expect(rendered()).toContain(underSix);
});
