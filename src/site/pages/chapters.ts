/** A formatted text cut between its outermost blocks into at most `count` pieces of similar length. */
export function chapters(html: string, count: number): string[] {
  const blocks = outermostBlocks(html);
  const total = html.length;
  const pieces: string[] = [];
  let piece = '';
  let before = 0;
  for (const [place, block] of blocks.entries()) {
    piece += block;
    before += block.length;
    const left = blocks.length - place - 1;
    const full = before >= (total * (pieces.length + 1)) / count;
    // A paragraph that introduces a list stays with it, and a heading with the text below it.
    const introduces = /(:\s*<\/p>|<\/h\d>)\s*$/.test(block);
    if (left === 0 || (full && !introduces && pieces.length < count - 1)) {
      pieces.push(piece);
      piece = '';
    }
  }
  return pieces;
}

const voidTags = new Set(['br', 'img']);

function outermostBlocks(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const tag of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi)) {
    if (voidTags.has((tag[2] ?? '').toLowerCase())) continue;
    depth += tag[1] ? -1 : 1;
    if (depth > 0) continue;
    const end = tag.index + tag[0].length;
    blocks.push(html.slice(start, end));
    start = end;
  }
  if (html.slice(start).trim() !== '') blocks.push(html.slice(start));
  return blocks;
}
