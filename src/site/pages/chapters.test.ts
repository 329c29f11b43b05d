import { describe, expect, test } from 'vitest';
import { chapters } from './chapters.ts';

const paragraph = (words: string) => `<p>${words}</p>`;

describe('a long text in chapters', () => {
  test('loses nothing and is cut only between its blocks', () => {
    const html = [
      paragraph('Um <strong>dois</strong><br>três'),
      '<ul><li><p>a</p></li><li>b</li></ul>',
      '<blockquote><p>x</p><p>y</p></blockquote>',
      paragraph('fim <img src="/a" alt="a > b">'),
    ].join('\n');
    const pieces = chapters(html, 3);
    expect(pieces.length).toBe(3);
    expect(pieces.join('')).toBe(html);
    for (const piece of pieces) {
      expect(piece.match(/<(p|ul|blockquote)\b/g)?.length).toBe(
        piece.match(/<\/(p|ul|blockquote)>/g)?.length,
      );
    }
  });

  test('has no more chapters than blocks, and none without text', () => {
    expect(chapters(paragraph('só um'), 4)).toEqual([paragraph('só um')]);
    expect(chapters('', 3)).toEqual([]);
    expect(chapters('sem marcas', 3)).toEqual(['sem marcas']);
  });

  test('does not part a heading from what it stands above', () => {
    const html = `${paragraph('a'.repeat(20))}<h2>Um título</h2>${paragraph('b'.repeat(30))}`;
    expect(chapters(html, 2)[1] ?? '').not.toMatch(/^<p>b/);
  });

  test('does not part a list from the words that introduce it', () => {
    const html = `${paragraph('O ano tem um desenho próprio, e cada estação o seu:')}<ul><li>x</li></ul>`;
    expect(chapters(html, 2)).toEqual([html]);
  });
});
