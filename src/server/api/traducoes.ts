import { type SqlBool, sql } from 'kysely';
import { traducoesCall } from '../../calls/village.ts';
import { type Language, languageCodes, translationName } from '../../language/speaking.ts';
import { recordPath } from '../../sections/face.ts';
import { neededToTranslate, type Place, placesIn } from '../../sections/section.ts';
import { publicPart } from '../rules/rule.ts';
import { blankDefinicoes, readDefinicoes } from '../store/definicoes.ts';
import type { Context, Routes } from '../village/context.ts';
import { inSection } from './answerRecords.ts';

/** The pages that exist in every language that is offered. */
const always = ['/', '/contactos', '/mapa', '/pesquisa'];

/** The public records of a section that have their page in one of these languages. */
async function translatedIn(
  { store, rules, now, partialReads }: Context,
  place: Place,
  languages: readonly Language[],
): Promise<Record<string, unknown>[]> {
  const { collection, section } = place;
  const names = neededToTranslate(section);
  if (names.length === 0 || languages.length === 0) return [];
  const has = (language: Language) =>
    sql<SqlBool>`(${sql.join(
      names.map((name) => sql`${sql.ref(translationName(name, language))} <> ''`),
      sql` and `,
    )})`;
  const inAny = sql<SqlBool>`(${sql.join(languages.map(has), sql` or `)})`;
  const only = publicPart(collection, rules[collection.name], now());
  const reading = store
    .chosen(collection, { only, where: inSection(place), condition: inAny })
    .select([collection.key, ...languages.map((language) => has(language).as(language))])
    .execute();
  return partialReads.readOr(reading, []);
}

/** Which pages exist in other languages: a language is offered once the village's short text is there in it. */
export const traducoesRoute: Routes = (route, context) => {
  const places = placesIn(context.collections);

  route(traducoesCall, async () => {
    // Without the settings the site is Portuguese, and goes on.
    const definicoes: Readonly<Record<string, unknown>> = await context.partialReads.readOr(
      readDefinicoes(context.store),
      blankDefinicoes,
    );
    const hasText = (name: string) => (language: Language) =>
      definicoes[translationName(name, language)] !== '';
    const languages = languageCodes.filter(hasText('shortText'));
    const pages = Object.fromEntries(
      languageCodes.map((language) => [
        language,
        new Set<string>(languages.includes(language) ? always : []),
      ]),
    ) as Record<Language, Set<string>>;
    for (const language of languages.filter(hasText('longText'))) pages[language].add('/aldeia');
    for (const place of places) {
      const { face } = place.section;
      for (const record of await translatedIn(context, place, languages)) {
        const path = face && recordPath(face, String(record[place.collection.key]));
        for (const language of languages) {
          if (face && path && record[language]) pages[language].add(face.path).add(path);
        }
      }
    }
    return {
      traducoes: Object.fromEntries(
        languageCodes.map((language) => [language, [...pages[language]]]),
      ) as Record<Language, string[]>,
    };
  });
};
