import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callRecords } from '../../backoffice/client.ts';
import { useMay } from '../../backoffice/may.ts';
import { isRefused } from '../../calls/ask.ts';
import { Disclosure } from '../../fields/inputs/Disclosure.tsx';
import type { Pdfs } from '../../fields/pdfFacts.ts';
import type { Fotos } from '../../fields/photo.ts';
import { counted } from '../../language/counted.ts';
import { everyCollection } from '../../sections/all.ts';
import { officePath } from '../../sections/officePath.ts';
import { type Collection, type Section, sectionOf } from '../../sections/section.ts';
import { findingsIn } from './checks.ts';
import styles from './legibilidade.module.css';

type Left = { to: string; title: string; says: string[] };

/** What stands on the site and could be read by more people, of one collection. */
async function leftIn(
  { name, many, key, sections }: Collection,
  mayEdit: (section: string) => boolean,
): Promise<Left[]> {
  if (!sections.some((section) => mayEdit(section.name))) return [];
  const address: string = `/api/${name}`;
  const answer = await callRecords('GET', address);
  if (isRefused(answer)) return [];
  const { [many]: records, fotos = {} } = answer as unknown as {
    [many: string]: (Record<string, unknown> & { ficheiros?: Pdfs })[];
  } & { fotos?: Fotos };
  return (records ?? []).flatMap((record) => {
    const section: Section | undefined = sectionOf(sections, record);
    if (!section || !mayEdit(section.name)) return [];
    const { ficheiros = {} } = record;
    const found = findingsIn(section.fields, record, { fotos: fotos as Fotos, ficheiros });
    const to = officePath(section.name, 'editar', record[key]);
    const says = [...new Set(found.map((each) => each.says))];
    return found.length > 0 ? [{ to, title: String(record[section.heading]), says }] : [];
  });
}

/** The pages of the site that could be read by more people, looked for once the screen stands. */
export function LeftToday() {
  const may = useMay();
  const [left, setLeft] = useState<Left[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each look at the screen
  useEffect(() => {
    let gone = false;
    void Promise.all(everyCollection.map((each) => leftIn(each, may.edit))).then(
      (all) => !gone && setLeft(all.flat()),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (left.length === 0) return null;
  return (
    <Disclosure
      title="Para que todos leiam"
      aside={counted(left.length, 'página pode ler-se melhor', 'páginas podem ler-se melhor')}
    >
      <ul className={styles.left}>
        {left.map(({ to, title, says }) => (
          <li key={to}>
            <Link to={to}>{title}</Link> {says.join(' ')}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
