import type { Versao } from '../../calls/records.ts';
import type { Field, Fields } from '../../fields/field.ts';
import { languageNames } from '../../fields/translation.ts';
import type { lifeFields } from '../../sections/life.ts';
import type { Section } from '../../sections/section.ts';

/** Fields not called by their label, which asks for something and so does not name what changed. */
const named: Record<string, string> = {
  rascunho: 'o estado',
  publicarEm: 'a hora de publicação',
  retirarEm: 'a hora de retirada',
} satisfies Record<keyof typeof lifeFields, string>;

const listed = new Intl.ListFormat('pt');

/** Beyond this many, fields are only counted. */
const mostNamed = 4;

/** The article of the word that a label begins with, by its ending but for a few. */
function articleOf(label: string): string {
  const [word = ''] = label.toLowerCase().split(' ');
  const isFeminine =
    /^(fotos?|base|frase)$|(a|ão|õe|agem|dade|itude)s?$/.test(word) && !/^(dia|órgão)$/.test(word);
  return `${isFeminine ? 'a' : 'o'}${word.endsWith('s') ? 's' : ''}`;
}

/** What people call a field in the middle of a sentence: `a descrição`. */
export function fieldInWords(name: string, field: Field): string {
  if (Object.hasOwn(named, name)) return String(named[name]);
  const plain = field.label.replace(/\*$| \(.*\)$/g, '');
  // The label of a flag is a sentence, and some are questions: these are quoted.
  if ('markers' in field || /^(o que|quem|como) /i.test(plain)) return `«${plain}»`;
  // The name of a website keeps its capital, and so does an abbreviation.
  const keepsCapital = field.readAs === 'web' || /^[A-Z]{2}/.test(plain);
  const word = keepsCapital ? plain : plain.charAt(0).toLowerCase() + plain.slice(1);
  const language = field.translates ? ` em ${languageNames[field.translates.language]}` : '';
  return `${articleOf(plain)} ${word}${language}`;
}

function changesInWords(campos: readonly string[], fields: Fields): string {
  const changes = campos.flatMap((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field && !field.setByServer && name !== 'traduzidoDe' ? fieldInWords(name, field) : [];
  });
  const more = changes.length - (mostNamed - 1);
  return listed.format(
    changes.length > mostNamed ? [...changes.slice(0, -more), `mais ${more} campos`] : changes,
  );
}

/** What a save did, as a person would tell it; `who` is '' if nobody knows. */
export function versionInWords(
  { numero, quem, campos }: Versao,
  section: Pick<Section, 'fields' | 'noun'>,
): { who: string; did: string } {
  if (quem === '') return { who: '', did: 'Como estava antes da primeira alteração' };
  if (numero === 1) return { who: quem, did: `adicionou ${section.noun}` };
  if (campos.length === 0) return { who: quem, did: 'guardou sem mudar nada' };
  const changes = changesInWords(campos, section.fields);
  return { who: quem, did: changes === '' ? 'guardou' : `mudou ${changes}` };
}
