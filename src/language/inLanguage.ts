import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, type Spoken, speak, type Words } from './speaking.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const tables: Record<Language, Words> = { en, es, fr };

const storage = new AsyncLocalStorage<Spoken>();

speak(() => storage.getStore());

/** Runs something that speaks this language, and everything it waits for; undefined is Portuguese. Server only. */
export function inLanguage<Made>(language: Language | undefined, make: () => Made): Made {
  return storage.run(language && { language, words: tables[language] }, make);
}
