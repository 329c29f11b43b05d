import { alertas } from '../../src/features/meteorologia/feature.server.ts';
import type { TestApp } from '../startApp.ts';
import type { Writes } from '../writes/write.ts';

/** Warnings about the weather: seen once they are published. */
export function writes(t: TestApp): Writes {
  const warning = async () => {
    const { _id } = await t.store.create(alertas, {
      title: 'Aviso laranja: precipitação',
      mensagem: 'Aguaceiros',
      urgencia: 'Atenção',
      urgenteAte: '2026-06-01T18:00:00.000Z',
      estado: 'proposto',
    });
    return { params: { _id } };
  };
  return {
    seen: { 'POST /api/meteorologia/:_id': warning },
    unseen: { 'DELETE /api/meteorologia/:_id': warning },
  };
}
