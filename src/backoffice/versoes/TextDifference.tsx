import { Fragment, type ReactNode, useMemo } from 'react';
import { counted } from '../../language/counted.ts';
import styles from './TextDifference.module.css';
import {
  type Block,
  isOnlyLayout,
  type Piece,
  textDifferences,
  withoutTheSame,
} from './textDifferences.ts';
import { type Mark, type Token, tokensOfHtml, tokensOfLines } from './textTokens.ts';

type Tokens = { tokens: readonly Token[]; isChanged?: boolean };

/** A word, set as it is; a link leads nowhere here. */
function SetAs({
  marks: [Mark, ...others],
  children,
}: {
  marks: readonly Mark[];
  children: ReactNode;
}) {
  if (Mark === undefined) return children;
  const inner = <SetAs marks={others}>{children}</SetAs>;
  return Mark === 'a' ? <u>{inner}</u> : <Mark>{inner}</Mark>;
}

function shown(token: Token, isChanged: boolean, isFirst: boolean): ReactNode {
  switch (token.is) {
    case 'word':
      return `${token.isSpaced && !isFirst ? ' ' : ''}${token.text}`;
    case 'address':
      return isChanged && ` (${token.text})`;
    case 'image':
      return <img src={token.src} alt={token.alt} className={styles.image} />;
    case 'break':
      return (
        <>
          {isChanged && '↵'}
          <br />
        </>
      );
    case 'end':
      return isChanged && <span aria-hidden="true"> ¶</span>;
  }
}

function Run({ tokens, isChanged = false }: Tokens) {
  return tokens.map((token, index) => {
    const content = shown(token, isChanged, index === 0);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved
      <Fragment key={index}>
        {token.is === 'word' ? <SetAs marks={token.marks}>{content}</SetAs> : content}
      </Fragment>
    );
  });
}

/** The room before a piece stands outside of what is struck through; what came never touches what went. */
function roomBefore({ tokens: [first] }: Piece, previous: Piece | undefined): string {
  const isSpaced = first?.is === 'word' && first.isSpaced;
  return isSpaced || previous?.state === 'out' ? ' ' : '';
}

/** All but the end of a block, which is no news where the whole block is. */
const words = (tokens: readonly Token[]) => tokens.filter(({ is }) => is !== 'end');

function Overlaid({ block: { kind, pieces } }: { block: Block }) {
  const isMixed = pieces.length > 1;
  return (
    <div className={styles.block} data-block={kind}>
      {pieces.map((piece, index) => {
        const { state, tokens } = piece;
        const Tag = state === 'out' ? 'del' : 'ins';
        const said = state === 'out' ? 'retirado: ' : 'acrescentado: ';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved
          <Fragment key={index}>
            {roomBefore(piece, pieces[index - 1])}
            {state === 'same' ? (
              <Run tokens={tokens} />
            ) : (
              <Tag>
                <span className="visually-hidden">{said}</span>
                <Run tokens={isMixed ? tokens : words(tokens)} isChanged />
              </Tag>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

type Props = {
  isHtml: boolean;
  before: string;
  after: string;
  /** For texts that have too little in common. */
  otherwise: ReactNode;
};

/** Two texts laid over each other, word by word. */
export function TextDifference({ isHtml, before, after, otherwise }: Props) {
  const blocks = useMemo(() => {
    const tokensOf = isHtml ? tokensOfHtml : tokensOfLines;
    return textDifferences(tokensOf(before), tokensOf(after));
  }, [isHtml, before, after]);
  if (!blocks) return otherwise;
  return (
    <div className={styles.text}>
      {isOnlyLayout(blocks) && (
        <p>As palavras são as mesmas: mudaram os parágrafos, as listas ou o alinhamento.</p>
      )}
      {withoutTheSame(blocks).map((block, index) =>
        typeof block === 'number' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved
          <p key={index} className={styles.skipped}>
            {counted(block, 'parágrafo', 'parágrafos')} sem alterações
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved
          <Overlaid key={index} block={block} />
        ),
      )}
    </div>
  );
}
