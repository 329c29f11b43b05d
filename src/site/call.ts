import { caller } from '../calls/ask.ts';
import { messages } from '../language/messages.ts';
import { readPageData } from '../parts/pageData.ts';

/** What every call carries. */
export const headers = () => ({ APIKEY: readPageData().apiKey });

/** Calls the API as a visitor. Whatever goes wrong comes back as words, never as an exception. */
export const { call } = caller({
  headers,
  offline:
    'Sem ligação ao servidor. O que escreveu continua aqui: verifique a internet e tente de novo.',
  unreadable: messages.unavailable,
  patience: (isUpload) => (isUpload ? 5 * 60_000 : 30_000),
});
