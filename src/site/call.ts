import { makeClient } from '../calls/ask.ts';
import { messages } from '../language/messages.ts';
import { readPageData } from '../parts/pageData.ts';

/** The headers of every call. */
export const headers = () => ({ APIKEY: readPageData().apiKey });

/** Calls the API as a visitor. Failures come back as a refusal with a message, never as an exception. */
export const { call } = makeClient({
  headers,
  offline:
    'Sem ligação ao servidor. O que escreveu continua aqui: verifique a internet e tente de novo.',
  unreadable: messages.unavailable,
  timeout: (isUpload) => (isUpload ? 5 * 60_000 : 30_000),
});
