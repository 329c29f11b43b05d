import { anexoCalls, type privateFileTypes } from '../../calls/anexos.ts';
import { notFound } from '../../calls/refusal.ts';
import { openPrivateFiles, readPrivateFile } from '../files/privateFiles.ts';
import { anexos } from '../mail/attachments.ts';
import type { Routes } from '../village/context.ts';
import { checked } from './body.ts';
import { plainFileName, receiveOne, sendPrivateFile } from './files.ts';

/** Files that staff send along with their answers. */
export const anexoRoutes: Routes = (route, context) => {
  const { store, now } = context;

  route(anexoCalls.send, async ({ query }, request, reply) => {
    const { about } = checked({ fields: anexoCalls.send.query }, query);
    const files = await openPrivateFiles(context, anexos);
    const { temp, name } = await receiveOne(request, reply, files);
    const { kind: _, ...kept } = await files.keep(temp);
    // Photos are encoded again, so the extension is one that the table knows.
    const extension = kept.extension as keyof typeof privateFileTypes;
    const nome = `${plainFileName(name).replace(/\.\w{1,5}$/, '')}.${extension}`;
    const enviadoEm = now().toISOString();
    const { _id } = await store.create(anexos, { ...kept, extension, about, nome, enviadoEm });
    return { anexo: { _id, nome } };
  });

  route(anexoCalls.read, async ({ params: { _id } }, _request, reply) => {
    const row = await store.find(anexos, { _id });
    if (!row) throw notFound('_id');
    const bytes = await readPrivateFile(context, anexos, row.file);
    return sendPrivateFile(reply, bytes, { name: 'anexo', extension: row.extension });
  });
};
