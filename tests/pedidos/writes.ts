import readyServices from '../../src/features/pedidos/readyServices.json' with { type: 'json' };
import { pedidos } from '../../src/features/pedidos/tables.server.ts';
import { emptyPdf } from '../pdfs.ts';
import type { TestApp } from '../startApp.ts';
import type { Asked, Writes } from '../writes/write.ts';
import { lamp, problemsIn, servico, words } from './problemsIn.ts';
import { person, requestsIn } from './requestsIn.ts';

/** Requests: a problem that staff have published shows its state and when it changed last. */
export function writes(t: TestApp): Writes {
  const { asked } = requestsIn(t);
  const problems = problemsIn(t);
  let begun: Promise<void> | undefined;
  const begin = () => {
    begun ??= problems.begin();
    return begun;
  };
  const reported = async () => {
    await begin();
    return problems.reported();
  };
  const residence = readyServices.find(({ identifier }) => identifier === 'atestado-de-residencia');
  const named = ({ _id, own }: { _id: string; own: string }) => ({
    _id,
    segredo: own.split('/').at(-1) ?? '',
  });
  const problem = async (estado = ''): Promise<Asked> => {
    const made = await reported();
    await problems.publish(made._id);
    if (estado) await t.staff('PUT', `/api/pedidos/${made._id}`, { estado, motivo: 'Porque sim' });
    return { params: named(made) };
  };
  const withFee = async () => {
    const made = await reported();
    await t.store.change(pedidos, { _id: made._id }, { taxa: 7.5 });
    await problems.publish(made._id);
    return { params: named(made) };
  };
  const answers = { nif: '501964843', nascimento: '1951-02-03', morada: 'Rua Nova, 3' };
  const issuing = {
    corpo: 'Atesta-se que mora em Vale da Urze.',
    fundamento: 'conhecimento',
    prova: 'Rui Couto, vogal',
  };
  const residenceAsked = async () => {
    await begin();
    if (!residence) throw new Error('there is no such service');
    await t.staff('POST', '/api/servicos', residence);
    const respostas = { ...answers, conhecido: 'Sim', finalidade: 'banco' };
    return named(await asked({ servico: residence.identifier, respostas }));
  };
  const issued = async (): Promise<Asked> => {
    const { _id } = await residenceAsked();
    const { documento } = (await t.staff('POST', `/api/pedidos/${_id}/documentos`, issuing)).body;
    return { params: { _id: documento._id } };
  };
  const respostas = { assunto: 'Iluminação', onde: lamp, descricao: 'Da Zulmira.' };
  const report = { ...person, servico, respostas };
  return {
    seen: {
      'POST /api/pedido/:segredo/respostas': async () => ({
        ...(await problem('espera-requerente')),
        body: { texto: 'É ao pé da fonte.' },
      }),
      'POST /api/pedido/:segredo/ficheiros': async () => ({ ...(await problem()), file: emptyPdf }),
      'POST /api/pedido/:segredo/reabrir': async () => ({
        ...(await problem('concluido')),
        body: { texto: 'Continua apagado.' },
      }),
      'DELETE /api/pedido/:segredo': () => problem(),
      'PUT /api/pedidos/:_id': async () => ({ ...(await problem()), body: { estado: 'em-curso' } }),
      'PUT /api/pedidos/:_id/pagamento': async () => ({
        ...(await withFee()),
        body: { passo: 'pagamento', meio: 'numerario' },
      }),
      'POST /api/pedidos/:_id/respostas': async () => ({
        ...(await problem()),
        body: { texto: 'Vamos ver.' },
      }),
      'PUT /api/pedidos/:_id/publicacao': async () => ({
        params: named(await reported()),
        body: { ...words, fotos: [] },
      }),
      'DELETE /api/pedidos/:_id/publicacao': () => problem(),
      'POST /api/pedidos/:_id/documentos': async () => ({
        params: await residenceAsked(),
        body: issuing,
      }),
    },
    unseen: {
      'POST /api/pedidos': async () => {
        await begin();
        return { body: { ...report, captcha: await t.captcha('pedidos') } };
      },
      'POST /api/pedidos/balcao': async () => {
        await begin();
        return { body: { ...report, nome: 'Rui' } };
      },
      'POST /api/pedidos/:_id/ligacao': async () => {
        const made = await reported();
        await t.store.change(pedidos, { _id: made._id }, { email: '' });
        return { params: named(made) };
      },
      'POST /api/emitidos/:_id/assinado': async () => ({ ...(await issued()), file: emptyPdf }),
      'POST /api/emitidos/:_id/anular': async () => ({
        ...(await issued()),
        body: { motivo: 'Um engano' },
      }),
    },
  };
}
