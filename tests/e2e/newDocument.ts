import type { APIRequestContext } from '@playwright/test';
import { makePdf } from '../../demo/pdf.ts';
import type { CallApi } from './staff.ts';

/** Uploads a PDF as staff do, with a line of text unless its bytes are given; returns its path. */
export async function uploadPdf(
  request: APIRequestContext,
  { apiKey, token }: { apiKey: string; token: string },
  name: string,
  bytes?: Buffer,
): Promise<string> {
  const buffer = bytes ?? (await makePdf({ name, title: name, parts: ['Texto de prova.'] }));
  const answer = await request.post('/api/file', {
    headers: { APIKEY: apiKey, 'x-auth-token': token },
    multipart: { file: { name, mimeType: 'application/pdf', buffer } },
  });
  return ((await answer.json()) as { file: string }).file;
}

/** Creates a document for one test; returns its identifier. */
export async function newDocument(
  api: CallApi,
  values: Record<string, unknown> & { title: string; files: unknown[] },
): Promise<string> {
  const body = { type: 'Outro', orgao: 'Junta', date: '1901-05-03', ...values };
  const { documento } = await api<{ documento: { identifier: string } }>(
    'POST',
    '/api/documentos',
    body,
  );
  return documento.identifier;
}
