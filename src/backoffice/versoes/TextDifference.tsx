import { Fragment, type ReactNode, useMemo } from 'react';
import { counted } from '../../language/counted.ts';
import styles from './TextDifference.module.css';
import { type Line, linesOfHtml, textDifferences, withoutUnchanged } from './textDifferences.ts';

function Overlaid({ line }: { line: Line }) {
  return (
    <p className={styles.line}>
      {line.map(({ state, text }, index) => {
        if (state === 'same') return text;
        const Tag = state === 'out' ? 'del' : 'ins';
        // A line that was added or removed as a whole needs no ¶ for its end.
        const end = line.length > 1 && text.endsWith('\n') && <span aria-hidden="true"> ¶</span>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved
          <Fragment key={index}>
            {/* The space before stands outside, so that it is neither struck through nor underlined. */}
            {(text.startsWith(' ') || line[index - 1]?.state === 'out') && ' '}
            <Tag>
              <span className="visually-hidden">
                {state === 'out' ? 'retirado: ' : 'acrescentado: '}
              </span>
              {text.trim()}
              {end}
            </Tag>
          </Fragment>
        );
      })}
    </p>
  );
}

type Props = {
  isHtml: boolean;
  before: string;
  after: string;
  /** Shown for texts that have too little in common, or the same words. */
  otherwise: ReactNode;
};

/** Two texts laid over each other, word by word. */
export function TextDifference({ isHtml, before, after, otherwise }: Props) {
  const lines = useMemo(() => {
    const [old, now] = isHtml ? [linesOfHtml(before), linesOfHtml(after)] : [before, after];
    return old === now ? 'same' : textDifferences(old, now);
  }, [isHtml, before, after]);
  if (!lines) return otherwise;
  if (lines === 'same') {
    return (
      <>
        <p className={styles.line}>
          As palavras são as mesmas: mudou a formatação, uma imagem ou o endereço de uma.
        </p>
        {otherwise}
      </>
    );
  }
  return (
    <div className={styles.text}>
      {withoutUnchanged(lines).map((line, index) =>
        typeof line === 'number' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved
          <p key={index} className={styles.skipped}>
            {counted(line, 'parágrafo', 'parágrafos')} sem alterações
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved
          <Overlaid key={index} line={line} />
        ),
      )}
    </div>
  );
}
