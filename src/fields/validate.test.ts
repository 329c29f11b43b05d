import { describe, expect, test } from 'vitest';
import { messages } from '../language/messages.ts';
import { attachments } from './attachments.ts';
import { choice } from './choice.ts';
import { choices } from './choices.ts';
import { count } from './count.ts';
import { flag } from './flag.ts';
import { horario } from './horario.ts';
import { instant } from './instant.ts';
import { text } from './text.ts';
import { translationsOf } from './translation.ts';
import { validate } from './validate.ts';

const shape = {
  fields: {
    name: text('Nome', { required: true }),
    kind: choice('Tipo', ['A', 'B'], { required: true }),
    isOpen: flag('Aberto'),
    places: count('Lugares', { required: true }),
    isActive: flag('Ativo', { initial: true }),
    date: instant('Data'),
  },
  shownWhen: { places: { isOpen: true } },
  editableWhen: { isActive: { kind: 'B' } },
} as const;

describe('a body', () => {
  test('is told of what does not go together too, of each field once', () => {
    const across = () => ['name', 'kind'].map((param) => ({ param, msg: 'Não cabem' }));
    const faults = (body: Record<string, unknown>) => {
      const result = validate(shape, body, across);
      return result.ok ? [] : result.errors.map(({ param, msg }) => [param, msg]);
    };
    expect(faults({ name: '' })).toEqual([
      ['name', messages.required],
      ['kind', 'Não cabem'],
    ]);
    // What cannot be read is not compared with anything.
    expect(faults({ name: '', isActive: 'talvez' }).map(([param]) => param)).toEqual([
      ...['isActive', 'name'],
    ]);
  });

  test('is answered with its values, what was not sent holding its initial one', () => {
    expect(validate(shape, { name: ' x ' })).toEqual({
      ok: true,
      values: { name: 'x', kind: 'A', isOpen: false, places: null, isActive: true },
    });
  });

  test('is told of everything that is wrong with it at once', () => {
    const body = { name: '', kind: 'C', isOpen: true, isActive: 'talvez' };
    const result = validate(shape, body);
    expect(result.ok).toBe(false);
    expect(result.ok ? [] : result.errors).toEqual([
      { param: 'kind', msg: messages.invalid },
      { param: 'isActive', msg: messages.invalid },
      { param: 'name', msg: messages.required },
      { param: 'places', msg: messages.required },
    ]);
  });

  test.each([
    ['horario', { epocas: 'todas' }],
    ['horario', { fechos: ['sempre'] }],
    ['ficheiros', [{ file: '/a.pdf', anteriores: 'nenhum' }]],
    ['dias', ['A', 3]],
    ['traduzidoDe', { name_en: 'x'.repeat(17) }],
  ])('is refused in Portuguese, however deep the fault: %s, %j', (param, value) => {
    const fields = {
      horario: horario('Horário'),
      ficheiros: attachments('Ficheiros'),
      dias: choices('Dias', ['A', 'B']),
      ...translationsOf({ name: text('Nome') }, ['name']),
    };
    const result = validate({ fields }, { [param]: value });
    expect(result).toMatchObject({ errors: [{ param, msg: messages.invalid }] });
  });

  test('may hold anything in a field that nobody sees', () => {
    for (const places of [undefined, null, '', 'muitos', -5, {}]) {
      const result = validate(shape, { name: 'x', isOpen: false, places });
      expect(result).toMatchObject({ ok: true, values: { places: null } });
    }
    expect(validate(shape, { name: 'x', isOpen: true, places: 'muitos' })).toMatchObject({
      errors: [{ param: 'places', msg: messages.count }],
    });
  });

  test('keeps what is typed in a hidden field, for when it is shown again', () => {
    const result = validate(shape, { name: 'x', isOpen: false, places: '7' });
    expect(result).toMatchObject({ ok: true, values: { places: 7 } });
  });

  test('cannot change what is not editable', () => {
    const sent = { name: 'x', isActive: false };
    expect(validate(shape, { ...sent, kind: 'A' })).toMatchObject({ values: { isActive: true } });
    expect(validate(shape, { ...sent, kind: 'B' })).toMatchObject({ values: { isActive: false } });
  });

  test('never brings in what was not declared, inherited or set by the server', () => {
    const body = Object.assign(Object.create({ name: 'herdado' }), {
      date: '1999-01-01T00:00:00.000Z',
      extra: 1,
      constructor: 2,
    });
    const result = validate(shape, body);
    expect(result).toMatchObject({ errors: [{ param: 'name', msg: messages.required }] });
    expect(Object.keys(result.values).sort()).toEqual([
      ...['isActive', 'isOpen', 'kind', 'name', 'places'],
    ]);
  });
});

test('a condition that names several values holds for each of them', () => {
  const fields = { kind: choice('Tipo', ['', 'A', 'B']), why: text('Porquê', { required: true }) };
  const asked = { fields, shownWhen: { why: { kind: ['A', 'B'] } } } as const;
  const isRefused = (kind: string) => !validate(asked, { kind }).ok;
  expect(['', 'A', 'B'].map(isRefused)).toEqual([false, true, true]);
});

test('what is required only now and then is asked for only then', () => {
  const fields = { isDraft: flag('Rascunho'), why: text('Porquê', { required: true }) };
  const asked = { fields, requiredWhen: { why: { isDraft: false } } } as const;
  const isRefused = (isDraft: boolean, why: string) => !validate(asked, { isDraft, why }).ok;
  expect([isRefused(true, ''), isRefused(false, ''), isRefused(false, 'x')]).toEqual([
    ...[false, true, false],
  ]);
});
