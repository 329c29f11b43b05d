import { Button, SegmentedControl, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '../../fields/field.ts';
import { Disclosure } from '../../fields/inputs/Disclosure.tsx';
import { isStale, languageNames, originalLabel } from '../../fields/translation.ts';
import { type Language, languageCodes } from '../../language/speaking.ts';
import { FieldGrid, inputId } from './FieldFrame.tsx';
import styles from './Translations.module.css';
import { TranslationTools } from './TranslationTools.tsx';
import { type Held, type NamedField, originalOf, wordsOf } from './translationText.ts';

/** Which language is on the screen, and whether the part is open; an error in a translation shows it. */
export function useShownTranslations(faulty: readonly NamedField[]) {
  const [shown, setShown] = useState<{ language: Language; isOpen: boolean }>({
    language: 'en',
    isOpen: false,
  });
  const [first, field] = faulty.find(([, { translates }]) => translates) ?? [];
  const [seen, setSeen] = useState<string>();
  // While rendering, so that the input is there when the form gives it the focus.
  if (first !== seen) {
    setSeen(first);
    if (field?.translates) setShown({ language: field.translates.language, isOpen: true });
  }
  return {
    ...shown,
    toggle: (isOpen: boolean) => setShown((before) => ({ ...before, isOpen })),
    turnTo: (language: Language) => setShown((before) => ({ ...before, language })),
    /** Brings a translation to the screen at once. */
    reveal(wanted: Field | undefined): void {
      const { language } = wanted?.translates ?? {};
      if (language) flushSync(() => setShown({ language, isOpen: true }));
    },
  };
}

const inLanguage = (fields: readonly NamedField[], language: Language) =>
  fields.filter(([, { translates }]) => translates?.language === language);

/** How far each language is: `inglês completo (o português mudou), espanhol por acabar`. */
export function progressInWords({ fields, values }: Held): string {
  const savedDraft = languageCodes.flatMap((language) => {
    const wanted = inLanguage(fields, language).filter(
      ([, field]) => !field.isEmpty(originalOf(field, values)),
    );
    const done = wanted.filter(([name, field]) => !field.isEmpty(values[name]));
    if (done.length === 0) return [];
    const state = done.length === wanted.length ? 'completo' : 'por acabar';
    const hasChanged = done.some(([name, field]) => isStale(name, field, values));
    return `${languageNames[language]} ${state}${hasChanged ? ' (o português mudou)' : ''}`;
  });
  return savedDraft.join(', ') || 'ainda nenhuma';
}

/** What is to be translated, as it stands in the form. */
function Original({ words }: { words: string }) {
  if (words === '') return <p className={styles.blank}>Por escrever em português.</p>;
  return (
    <p className={styles.original}>
      <span className="visually-hidden">Em português: </span>
      {words}
    </p>
  );
}

/** Says that the Portuguese changed; the translation may be right all the same. */
function Stale({ label, onKeep }: { label: string; onKeep(): void }) {
  return (
    <div className={styles.stale}>
      <span>O português mudou desde esta tradução.</span>
      <Button
        variant="outline"
        size="compact-md"
        onClick={onKeep}
        aria-label={`Continua certa: ${label}`}
      >
        Continua certa
      </Button>
    </div>
  );
}

type Props = Held & {
  /** Its title, that it is closed behind; without one it is always open. */
  title: string;
  /** When visitors read the translations. */
  when: string;
  shown: ReturnType<typeof useShownTranslations>;
  onChange(name: string, value: unknown): void;
  frame(field: NamedField, lead: ReactNode): ReactNode;
};

function OneLanguage({ when, fields, values, shown, onChange, frame }: Props) {
  const { language } = shown;
  const name = languageNames[language];
  const here = inLanguage(fields, language);

  function keep(translation: string): void {
    onChange(translation, values[translation]);
    // Its button is gone.
    document.getElementById(inputId(translation))?.focus();
  }

  return (
    <div className={styles.inside}>
      <Text c="dimmed">{when}</Text>
      <SegmentedControl
        fullWidth
        size="md"
        classNames={{ label: styles.choice ?? '' }}
        aria-label="Língua"
        data={languageCodes.map((value) => ({
          value,
          label: languageNames[value].replace(/^./, (letter) => letter.toUpperCase()),
        }))}
        value={language}
        onChange={shown.turnTo}
      />
      {/* Another language is another set of inputs. */}
      <section key={language} aria-label={`Em ${name}`} className={styles.language}>
        <TranslationTools values={values} language={language} onChange={onChange} fields={here} />
        <FieldGrid>
          {here.map(([each, field]) => {
            const label = originalLabel(field);
            return frame(
              [each, { ...field, label }],
              <>
                <Original words={wordsOf(field, originalOf(field, values))} />
                {isStale(each, field, values) && <Stale label={label} onKeep={() => keep(each)} />}
              </>,
            );
          })}
        </FieldGrid>
      </section>
    </div>
  );
}

/** The texts of a record in other languages, one language at a time, each below its Portuguese. */
export function Translations(props: Props) {
  const { title, fields, values, shown } = props;
  const progress = progressInWords({ fields, values });
  if (title === '') {
    return (
      <>
        <Text c="dimmed">Línguas já começadas: {progress}.</Text>
        <OneLanguage {...props} />
      </>
    );
  }
  const { isOpen, toggle } = shown;
  return (
    <Disclosure isPart title={title} aside={progress} isOpened={isOpen} onToggle={toggle}>
      {isOpen && <OneLanguage {...props} />}
    </Disclosure>
  );
}
