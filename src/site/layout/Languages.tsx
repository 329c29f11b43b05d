import { languageCodes, languages, otherLanguage, pathIn, t } from '../../language/speaking.ts';
import type { Site } from '../page.ts';

type Props = {
  site: Site;
  /** The path of the page in Portuguese. */
  path: string;
  className?: string | undefined;
  /** The class of a list that opens with a button: several languages take the room of one. */
  folded?: string | undefined;
};

/** The same page in the other languages, or the landing page where it does not exist in them. */
export function Languages({ site: { traducoes }, path, className, folded }: Props) {
  const offered = languageCodes.filter((code) => traducoes[code].length > 0);
  if (offered.length === 0) return null;
  const links = [undefined, ...offered]
    .filter((code) => code !== otherLanguage())
    .map((code) => {
      const isThere = !code || traducoes[code].includes(path);
      return (
        <li key={code ?? 'pt'}>
          {/* The language comes first: the renderer leaves such links as they are. */}
          <a
            hrefLang={code ?? 'pt'}
            lang={code ?? 'pt-PT'}
            href={pathIn(code, isThere ? path : '/')}
          >
            {code ? languages[code] : 'Português'}
          </a>
        </li>
      );
    });
  const isFolded = folded !== undefined && links.length > 1;
  return (
    <ul aria-label={t('Línguas')} className={className}>
      {isFolded ? (
        <li className={folded} data-group>
          <button type="button" aria-expanded={false}>
            {otherLanguage()?.toUpperCase() ?? 'PT'}
          </button>
          <ul>{links}</ul>
        </li>
      ) : (
        links
      )}
    </ul>
  );
}
