import { languageCodes, languages, otherLanguage, t } from '../../language/speaking.ts';
import { pathIn } from '../inLanguages.ts';
import type { Site } from '../page.ts';

type Props = {
  site: Site;
  /** The path of the page in Portuguese. */
  path: string;
  /** Written as `EN` where there is little room. */
  isShort?: boolean;
  className?: string | undefined;
};

/** The same page in the other languages, or the landing page where it does not exist in them. */
export function Languages({ site: { traducoes }, path, isShort, className }: Props) {
  const offered = languageCodes.filter((code) => traducoes[code].length > 0);
  if (offered.length === 0) return null;
  const all = [undefined, ...offered].filter((code) => code !== otherLanguage());
  return (
    <nav aria-label={t('Línguas')} className={className}>
      <ul>
        {all.map((code) => {
          const name = code ? languages[code] : 'Português';
          const isThere = !code || traducoes[code].includes(path);
          return (
            <li key={name}>
              {/* The language comes first: the renderer leaves such links as they are. */}
              <a
                hrefLang={code ?? 'pt'}
                lang={code ?? 'pt-PT'}
                href={pathIn(code, isThere ? path : '/')}
                title={isShort ? name : undefined}
              >
                {isShort ? (code ?? 'pt').toUpperCase() : name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
