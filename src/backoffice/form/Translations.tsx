import { Button, SegmentedControl, Text, Textarea } from '@mantine/core';
import {
  type ClipboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '../../fields/field.ts';
import { isStale, languageNames, originalLabel } from '../../fields/translation.ts';
import { type Language, languageCodes } from '../../language/speaking.ts';
import { FieldGrid, inputId } from './FieldFrame.tsx';
import styles from './Translations.module.css';
import { type Clip, isCopied, joined, split, wordsOf } from './translationText.ts';
import type { FormValues } from './useFormState.ts';

export type NamedField = readonly [name: string, field: Field];

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

type Held = { fields: readonly NamedField[]; values: FormValues };

const inLanguage = (fields: readonly NamedField[], language: Language) =>
  fields.filter(([, { translates }]) => translates?.language === language);

const originalOf = ({ translates, initial }: Field, values: FormValues) =>
  values[translates?.name ?? ''] ?? initial;

/** How far each language is: `inglês completo (o português mudou), espanhol por acabar`. */
export function progressInWords({ fields, values }: Held): string {
  const told = languageCodes.flatMap((language) => {
    const wanted = inLanguage(fields, language).filter(
      ([, field]) => !field.isEmpty(originalOf(field, values)),
    );
    const done = wanted.filter(([name, field]) => !field.isEmpty(values[name]));
    if (done.length === 0) return [];
    const state = done.length === wanted.length ? 'completo' : 'por acabar';
    const hasChanged = done.some(([name, field]) => isStale(name, field, values));
    return `${languageNames[language]} ${state}${hasChanged ? ' (o português mudou)' : ''}`;
  });
  return told.join(', ') || 'ainda nenhuma';
}

/** What is to be translated, as it stands in the form: a few lines of it, until more is asked for. */
function Original({ words }: { words: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [isLong, setLong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words may be longer in the same room
  useLayoutEffect(() => {
    const text = shown.current;
    if (!text || isWhole) return;
    const measure = () => setLong(text.scrollHeight > text.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [words, isWhole]);
  if (words === '') return <p className={styles.blank}>Por escrever em português.</p>;
  return (
    <div className={styles.original}>
      <p ref={shown} data-cut={!isWhole || undefined}>
        <span className="visually-hidden">Em português: </span>
        {isWhole ? words : words.replace(/\n+/g, '\n')}
      </p>
      {isLong && (
        <button
          type="button"
          className={`touch-link ${styles.more}`}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Mostrar menos' : 'Mostrar tudo'}
        </button>
      )}
    </div>
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

const listed = new Intl.ListFormat('pt');

/** What a pasted text filled in, and what it lacked. */
function filledInWords(filled: readonly string[], missing: readonly string[]): string {
  if (filled.length === 0) {
    return 'Não encontrámos no texto nenhum dos números, como [1]. Copie de novo, traduza tudo com os números e volte a colar.';
  }
  const lacked = missing.length > 0 ? ` Não encontrámos: ${listed.format(missing)}.` : '';
  return `Preenchido: ${listed.format(filled)}.${lacked} Reveja e guarde.`;
}

type PasteProps = { language: Language; onFill(clip: Clip): void; onClose(): void };

/** The box that takes a whole translated text, with the formatting that came with it. */
function PasteBox({ language, onFill, onClose }: PasteProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [plain, setPlain] = useState('');
  const [pasted, setPasted] = useState<Clip>();
  useEffect(() => box.current?.focus(), []);

  function paste({ clipboardData }: ClipboardEvent): void {
    setPasted({ html: clipboardData.getData('text/html'), plain: '' });
  }

  /** What was typed after the paste is not in its formatted text. */
  function take(typed: string): void {
    setPlain(typed);
    setPasted((before) => (before?.plain === '' ? { ...before, plain: typed } : undefined));
  }

  return (
    <div className={styles.paste}>
      <Textarea
        ref={box}
        id={id}
        label={`Texto em ${languageNames[language]}`}
        description="Cole aqui tudo o que o tradutor devolveu, com os números [1], [2]… que separam os textos."
        size="md"
        rows={6}
        value={plain}
        onPaste={paste}
        onChange={({ currentTarget }) => take(currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button
          disabled={plain.trim() === ''}
          onClick={() => onFill(pasted ?? { html: '', plain })}
        >
          Preencher o {languageNames[language]}
        </Button>
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
      </div>
    </div>
  );
}

type ToolsProps = Held & { language: Language; onChange(name: string, value: unknown): void };

/** All the texts to a translator and back, by way of the clipboard. */
function Tools({ fields, values, language, onChange }: ToolsProps) {
  const [said, setSaid] = useState('');
  const [isPasting, setPasting] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const copied = fields.filter(([, field]) => isCopied(field));
  const texts = copied
    .map(([, field], index) => ({
      ...{ number: index + 1, label: originalLabel(field), field },
      value: originalOf(field, values),
    }))
    .filter(({ field, value }) => !field.isEmpty(value));

  async function copy(): Promise<void> {
    const { html, plain } = joined(texts);
    const typed = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
    try {
      await navigator.clipboard.write([
        new ClipboardItem({ ...typed('text/html', html), ...typed('text/plain', plain) }),
      ]);
      setSaid(
        'Copiado. Cole num tradutor, traduza com os números, e volte para «Colar a tradução».',
      );
    } catch {
      setSaid('O navegador não deixou copiar: copie os textos um a um.');
    }
  }

  function fill(clip: Clip): void {
    const found = split(
      clip,
      copied.map(([, field]) => field),
    );
    for (const [index, value] of found) onChange(copied[index]?.[0] ?? '', value);
    const labels = (isFound: boolean) =>
      texts.filter(({ number }) => found.has(number - 1) === isFound).map(({ label }) => label);
    setSaid(filledInWords(labels(true), labels(false)));
    if (found.size > 0) close();
  }

  function close(): void {
    setPasting(false);
    toggle.current?.focus();
  }

  return (
    <div className={styles.tools}>
      <div className={styles.actions}>
        <Button variant="outline" onClick={copy} disabled={texts.length === 0}>
          Copiar para traduzir
        </Button>
        <Button
          ref={toggle}
          variant="outline"
          aria-expanded={isPasting}
          onClick={() => {
            setSaid('');
            setPasting(!isPasting);
          }}
        >
          Colar a tradução
        </Button>
      </div>
      {isPasting && <PasteBox language={language} onFill={fill} onClose={close} />}
      <p role="status" className={styles.said}>
        {said}
      </p>
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
        <Tools {...{ values, language, onChange }} fields={here} />
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
  return (
    <details
      className={styles.part}
      open={shown.isOpen}
      onToggle={({ currentTarget }) => shown.toggle(currentTarget.open)}
    >
      <summary>
        <h2>{title}:</h2> <span className={styles.progress}>{progress}</span>
      </summary>
      {shown.isOpen && <OneLanguage {...props} />}
    </details>
  );
}
