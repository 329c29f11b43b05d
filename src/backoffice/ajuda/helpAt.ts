import { matchRoutes } from 'react-router';
import { type Text, texts } from './texts.ts';

/** The URL of each picture, by its file name. */
const pictures = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The help for one screen. */
export type Help = {
  words: readonly string[];
  /** Undefined for a section that the demo village does not fill. */
  picture: string | undefined;
};

/** The help of the screen at this address, which may belong to a section. */
export function helpAt(
  path: string,
  section: { name: string; menu: string; translated?: readonly string[] } | undefined,
): Help | undefined {
  const { words, picture }: Partial<Text> =
    matchRoutes(texts, path, '/backoffice')?.[0]?.route ?? {};
  // The path looks like a section's, but no section is there: there is no such screen.
  if (!words || !picture || (typeof words === 'function' && !section)) return undefined;
  return {
    words:
      typeof words === 'function'
        ? words(section?.menu ?? '', section?.translated !== undefined)
        : words,
    picture: pictures[`./pictures/${picture.replace(':secao', section?.name ?? '')}.avif`],
  };
}
