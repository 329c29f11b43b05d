import { matchRoutes } from 'react-router';
import { type Text, texts } from './texts.ts';

/** Where the picture of each screen is fetched from, by its name. */
const pictures = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What is said of one screen. */
export type Help = {
  words: readonly string[];
  /** None of a section that the demo village knows nothing of. */
  picture: string | undefined;
};

/** The help of the screen at this address, which may belong to a section. */
export function helpAt(
  path: string,
  section: { name: string; menu: string } | undefined,
): Help | undefined {
  const { words, picture }: Partial<Text> =
    matchRoutes(texts, path, '/backoffice')?.[0]?.route ?? {};
  // An address that is no section's has no screen.
  if (!words || !picture || (typeof words === 'function' && !section)) return undefined;
  return {
    words: typeof words === 'function' ? words(section?.menu ?? '') : words,
    picture: pictures[`./pictures/${picture.replace(':secao', section?.name ?? '')}.avif`],
  };
}
