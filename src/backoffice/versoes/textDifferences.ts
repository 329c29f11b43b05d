import { diffArrays } from 'diff';
import type { BlockKind, Token } from './textTokens.ts';

/** Some tokens in a row that stayed, went or came. */
export type Piece = { state: 'same' | 'out' | 'in'; tokens: Token[] };

/** A paragraph, an item or a quotation of the two texts laid over each other. */
export type Block = { kind: BlockKind; pieces: Piece[] };

/** Two texts that differ in more than this are not told word by word: nobody would read it. */
const mostEdits = 1_000;

/** A word or two that stayed between others that did not make a sentence harder to read. */
const shortest = 4;

function lettersOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => sum + (token.is === 'word' ? token.text.length : 100), 0);
}

/** What went and came, with what is too short to have stayed taken into it. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  const add = (state: Piece['state'], tokens: readonly Token[]) => {
    if (tokens.length === 0) return;
    // In a row of changes all that went stands before all that came.
    const last = all.at(-1);
    const before = all.at(-2);
    if (last?.state === state) last.tokens.push(...tokens);
    else if (state === 'out' && last?.state === 'in' && before?.state === 'out') {
      before.tokens.push(...tokens);
    } else if (state === 'out' && last?.state === 'in')
      all.splice(-1, 0, { state, tokens: [...tokens] });
    else all.push({ state, tokens: [...tokens] });
  };
  for (const [index, { state, tokens }] of pieces.entries()) {
    const isBetween = index > 0 && index < pieces.length - 1;
    if (state === 'same' && isBetween && lettersOf(tokens) < shortest) {
      add('out', tokens);
      add('in', tokens);
    } else add(state, tokens);
  }
  return all;
}

function blocksOf(pieces: readonly Piece[]): Block[] {
  const blocks: Block[] = [];
  let open: Piece[] = [];
  for (const { state, tokens } of pieces) {
    let piece: Piece = { state, tokens: [] };
    open.push(piece);
    for (const token of tokens) {
      piece.tokens.push(token);
      if (token.is !== 'end') continue;
      blocks.push({ kind: token.block, pieces: open.filter((each) => each.tokens.length > 0) });
      piece = { state, tokens: [] };
      open = [piece];
    }
  }
  const rest = open.filter(({ tokens }) => tokens.length > 0);
  return rest.length > 0 ? [...blocks, { kind: 'p', pieces: rest }] : blocks;
}

/** Lays two texts over each other; nothing where they have too little in common. */
export function textDifferences(before: Token[], after: Token[]): Block[] | undefined {
  const keys = (tokens: Token[]) => tokens.map(({ key }) => key);
  const parts = diffArrays(keys(before), keys(after), { maxEditLength: mostEdits });
  if (!parts) return undefined;
  let [from, to] = [0, 0];
  const pieces = parts.map(({ count, added, removed }): Piece => {
    const tokens = removed ? before.slice(from, from + count) : after.slice(to, to + count);
    if (!added) from += count;
    if (!removed) to += count;
    return { state: removed ? 'out' : added ? 'in' : 'same', tokens };
  });
  return blocksOf(joined(pieces));
}

/** Whether a block is the same in both texts. */
export function isSame({ pieces }: Block): boolean {
  return pieces.every(({ state }) => state === 'same');
}

/** Whether two texts differ in nothing that can be seen as words, pictures or lines. */
export function isOnlyLayout(blocks: readonly Block[]): boolean {
  return blocks.every(({ pieces }) =>
    pieces.every(({ state, tokens }) => state === 'same' || tokens.every(({ is }) => is === 'end')),
  );
}

/** So many blocks in a row that are the same are told as a number. */
const fewest = 3;

/** The blocks with what changed and one beside it; a number stands for those that are left out. */
export function withoutTheSame(blocks: readonly Block[]): (Block | number)[] {
  const isNear = (index: number) =>
    blocks.slice(Math.max(0, index - 1), index + 2).some((block) => !isSame(block));
  const shown: (Block | number)[] = [];
  let left: Block[] = [];
  const settle = () => {
    if (left.length >= fewest) shown.push(left.length);
    else shown.push(...left);
    left = [];
  };
  for (const [index, block] of blocks.entries()) {
    if (isNear(index)) {
      settle();
      shown.push(block);
    } else left.push(block);
  }
  settle();
  return shown;
}
