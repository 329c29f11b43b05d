import { type ReactNode, useId } from 'react';
import type { Field, Fields } from '../../fields/field.ts';
import { Disclosure } from '../../fields/inputs/Disclosure.tsx';
import { languageNames } from '../../fields/translation.ts';
import { viewOf } from '../../fields/views.ts';
import { languageCodes } from '../../language/speaking.ts';
import { FactList, factOf, labelOf, ValueOf } from './FactList.tsx';
import styles from './RecordView.module.css';

/** Where in the detail a field stands: by its kind of value, not its name. */
function partOf(field: Field) {
  if (field.translates) return 'translation';
  if (field.isPicture) return 'picture';
  if (field.isHtml || ('lines' in field && field.lines)) return 'text';
  if (field.uploads === 'photo') return 'photos';
  return field.isTechnical ? 'technical' : 'fact';
}

type Read = { name: string; field: Field; value: unknown };

/** The fields that a detail shows: an empty one only if its kind has words for being unset. */
function readIn(
  fields: Fields,
  heading: string,
  record: Readonly<Record<string, unknown>>,
): Read[] {
  return Object.entries(fields)
    .map(([name, field]) => ({ name, field, value: record[name] ?? field.initial }))
    .filter(({ name, field, value }) => {
      const { hiddenIn, unset } = viewOf(field);
      if (name === heading || hiddenIn?.includes('detail')) return false;
      return !field.isEmpty(value) || (partOf(field) === 'fact' && unset !== undefined);
    });
}

function Part({ field, value }: Read) {
  const id = useId();
  const Heading = field.translates ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} className={styles[partOf(field)]}>
      <Heading id={id}>{labelOf(field)}</Heading>
      <ValueOf field={field} value={value} />
    </section>
  );
}

/** What has been translated, collapsed. */
function Translated({ all }: { all: readonly Read[] }) {
  if (all.length === 0) return null;
  const languages = languageCodes.filter((code) =>
    all.some(({ field }) => field.translates?.language === code),
  );
  return (
    <Disclosure
      title="Outras línguas"
      aside={languages.map((code) => languageNames[code]).join(', ')}
    >
      {all.map((each) => (
        <Part key={each.name} {...each} />
      ))}
    </Disclosure>
  );
}

type Props = {
  fields: Fields;
  /** The field that is the screen's title, and so is not repeated. */
  heading: string;
  record: Readonly<Record<string, unknown>>;
  /** Shown at the end, beside the collapsed fields. */
  foot: ReactNode;
};

/** A record's detail: its picture with the facts beside it, its texts as visitors see them, its other photos. */
export function RecordView({ fields, heading, record, foot }: Props) {
  const read = readIn(fields, heading, record);
  const at = (part: ReturnType<typeof partOf>) =>
    read.filter(({ field }) => partOf(field) === part);
  const [picture] = at('picture');
  // Fields that staff fill in come before those that the server sets.
  const facts = at('fact').toSorted(
    (one, other) => Number(one.field.setByServer ?? 0) - Number(other.field.setByServer ?? 0),
  );
  return (
    <>
      <div className={styles.top} data-pictured={picture !== undefined}>
        {picture && <ValueOf field={picture.field} value={picture.value} />}
        {facts.length > 0 && <FactList isDense facts={facts.map(factOf)} />}
      </div>
      {[...at('text'), ...at('photos')].map((each) => (
        <Part key={each.name} {...each} />
      ))}
      <div className={styles.foot}>
        <Translated all={at('translation')} />
        {at('technical').map((each) => (
          <Disclosure key={each.name} title={each.field.fold ?? ''}>
            <FactList isDense facts={[factOf(each)]} />
          </Disclosure>
        ))}
        {foot}
      </div>
    </>
  );
}
