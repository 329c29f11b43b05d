import { anexoCalls, type privateFileTypes } from '../../calls/anexos.ts';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { openPrivateFiles } from '../files/privateFiles.ts';
import { anexos } from '../mail/attachments.ts';
import { checked } from './body.ts';
import { plainFileName, receiveOne, sendPrivateFile } from './files.ts';
import type { Routes } from './route.ts';

/** Files that staff send along with their answers. */
export const anexoRoutes: Routes = (route, context) => {
  const { store, now } = context;

  route(anexoCalls.send, async ({ query }, request, reply) => {
    const { about } = checked({ fields: anexoCalls.send.query }, query);
    const files = await openPrivateFiles(context, anexos);
    const { draft, name } = await receiveOne(request, reply, files);
    const { kind: _, ...kept } = await files.keep(draft);
    // Photos are encoded again, so the extension is one that the table knows.
    const extension = kept.extension as keyof typeof privateFileTypes;
    const nome = `${plainFileName(name).replace(/\.\w{1,5}$/, '')}.${extension}`;
    const enviadoEm = now().toISOString();
    const { _id } = await store.create(anexos, { ...kept, extension, about, nome, enviadoEm });
    return { anexo: { _id, nome } };
  });

  route(anexoCalls.read, async ({ params: { _id } }, _request, reply) => {
    const row = await store.find(anexos, { _id });
    if (!row) throw refusal(404, '_id', messages.notFound);
    const bytes = await (await openPrivateFiles(context, anexos)).read(row.file);
    return sendPrivateFile(reply, bytes, { name: 'anexo', extension: row.extension });
  });
};
