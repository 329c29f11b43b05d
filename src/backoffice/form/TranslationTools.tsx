import { Button, Textarea } from '@mantine/core';
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import { languageNames, originalLabel } from '../../fields/translation.ts';
import type { Language } from '../../language/speaking.ts';
import styles from './Translations.module.css';
import { type Clip, type Held, isCopied, joined, originalOf, split } from './translationText.ts';

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
export function TranslationTools({ fields, values, language, onChange }: ToolsProps) {
  const [said, setSaid] = useState('');
  const [isPasting, setPasting] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const copied = fields.filter(([, field]) => isCopied(field));
  const texts = copied
    .map(([, field], index) => ({
      number: index + 1,
      label: originalLabel(field),
      field,
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
    const parts = split(
      clip,
      copied.map(([, field]) => field),
    );
    for (const [index, value] of parts) onChange(copied[index]?.[0] ?? '', value);
    const labels = (isFound: boolean) =>
      texts.filter(({ number }) => parts.has(number - 1) === isFound).map(({ label }) => label);
    setSaid(filledInWords(labels(true), labels(false)));
    if (parts.size > 0) close();
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
