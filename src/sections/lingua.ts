import { choice } from '../fields/choice.ts';

/** The language in which somebody used the site, so that they are answered in it; '' is Portuguese. */
export const linguaField = choice('Língua', ['', 'en', 'es', 'fr'], {
  names: { en: 'Inglês', es: 'Espanhol', fr: 'Francês' },
  help: 'A do site, ao enviar; vazia é o português.',
});

/** The language as a fact for staff; none for Portuguese. */
export function linguaFacts(lingua: (typeof linguaField)['initial']): [string, string][] {
  const name = lingua && linguaField.names?.[lingua];
  return name ? [[linguaField.label, name]] : [];
}
