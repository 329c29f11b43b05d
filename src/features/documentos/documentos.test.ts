import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { documentos } from './documentos.ts';

describe.each(engines)('documents beside the list on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(documentos, {});
    await t.context.content.change();
  });

  /** A document of the council's minutes, unless said otherwise. */
  async function publish(identifier: string, date: string, changes: Record<string, unknown> = {}) {
    const values = { type: 'Ata', orgao: 'Junta', ...changes } as const;
    await t.store.create(documentos, { identifier, title: identifier, date, ...values } as never);
    await t.context.content.change();
  }
  const counted = async () => (await t.visitor('GET', '/api/documentosContagem')).body.contagem;
  const around = async (identifier: string) => {
    const { body } = await t.visitor('GET', `/api/documentos/${identifier}/vizinhos`);
    const { anterior, seguinte } = body.vizinhos;
    return [anterior?.identifier, seguinte?.identifier];
  };

  test('keep when and where a session is if a change does not send it', async () => {
    const { sessao, sessaoHora, sessaoLocal, ...sent } = {
      ...validBody(documentos.sections[0] as never, 'Convocatória de junho'),
      type: 'Convocatória',
      sessao: '2026-06-20',
      sessaoHora: '21:00',
      sessaoLocal: 'Salão',
    };
    const session = { sessao, sessaoHora, sessaoLocal };
    const { body } = await t.staff('POST', '/api/documentos', { ...sent, ...session });
    const url = `/api/documentos/${body.documento.identifier}`;
    const changed = await t.staff('PUT', url, { ...sent, numero: '2/2026' });
    expect(changed.body.documento).toMatchObject({ numero: '2/2026', ...session });
    const other = await t.staff('PUT', url, { ...sent, type: 'Ata' });
    expect(other.body.documento).toMatchObject({ sessao: '', sessaoHora: '', sessaoLocal: '' });
  });

  test('are counted by kind, organ and the year of the act, however many', async () => {
    expect(await counted()).toEqual([]);
    await publish('a', '2024-12-31');
    await publish('b', '2024-01-01');
    await publish('c', '2025-01-01');
    await publish('d', '2024-06-01', { orgao: 'Assembleia' });
    await publish('e', '1974-04-25', { type: 'Edital' });
    expect(await counted()).toEqual([
      { type: 'Ata', orgao: 'Assembleia', ano: '2024', total: 1 },
      { type: 'Ata', orgao: 'Junta', ano: '2025', total: 1 },
      { type: 'Ata', orgao: 'Junta', ano: '2024', total: 2 },
      { type: 'Edital', orgao: 'Junta', ano: '1974', total: 1 },
    ]);
  });

  test('count and lead to nothing that is not public', async () => {
    await publish('antes', '2024-01-01');
    await publish('rascunho', '2024-02-01', { rascunho: true });
    await publish('agendado', '2024-02-02', { publicarEm: '2026-06-01T12:00:00.000Z' });
    await publish('retirado', '2024-02-03', { retirarEm: '2026-06-01T10:00:00.000Z' });
    await publish('depois', '2024-03-01');
    expect(await counted()).toEqual([{ type: 'Ata', orgao: 'Junta', ano: '2024', total: 2 }]);
    expect(await around('antes')).toEqual([undefined, 'depois']);
    for (const hidden of ['rascunho', 'agendado', 'retirado', 'nenhum']) {
      const { status, body } = await t.visitor('GET', `/api/documentos/${hidden}/vizinhos`);
      expect([status, body]).toEqual([404, { vizinhos: null }]);
    }
    await t.setClock('2026-06-01T13:00:00.000Z');
    expect(await around('antes')).toEqual([undefined, 'agendado']);
  });

  test('stand between the acts before and after of their kind and organ', async () => {
    await publish('velha', '2023-05-01');
    await publish('edital', '2024-04-30', { type: 'Edital' });
    await publish('primeira', '2024-05-01', { numero: '3/2024' });
    await publish('segunda', '2024-05-01');
    await publish('assembleia', '2024-05-02', { orgao: 'Assembleia' });
    await publish('nova', '2025-05-01');
    expect(await around('velha')).toEqual([undefined, 'primeira']);
    expect(await around('primeira')).toEqual(['velha', 'segunda']);
    expect(await around('segunda')).toEqual(['primeira', 'nova']);
    expect(await around('nova')).toEqual(['segunda', undefined]);
    expect(await around('edital')).toEqual([undefined, undefined]);
    const { body } = await t.visitor('GET', '/api/documentos/segunda/vizinhos');
    expect(body.vizinhos.anterior).toEqual({
      identifier: 'primeira',
      title: 'primeira',
      numero: '3/2024',
      date: '2024-05-01',
    });
  });
});
