import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** The files that make pages for visitors. */
const pages = 'src/{site,features/*}/**/*.tsx';
const otherSides = /\.(test|spec|screens?)\.tsx$/;

/** What visitors read or hear of an element or a part, besides what is in it. */
const properties = /^(?:title|label|placeholder|alt|help|lead|summary|aria-(?:label|description))$/;

/** The same in every language. */
const international = /^(?:PDF|pt|km|Website|WhatsApp|Português)$/i;

type Node = { type: string; start: number } & Record<string, unknown>;

/** The texts that a value can be: its own, and those of its branches. */
function textsIn(node: Node | null): Node[] {
  const inner = (...names: string[]) => names.flatMap((name) => textsIn(node?.[name] as Node));
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return inner('expression');
    case 'ConditionalExpression':
      return inner('consequent', 'alternate');
    case 'LogicalExpression':
      return inner('left', 'right');
    case 'TemplateLiteral':
      return node.quasis as Node[];
    case 'Literal':
    case 'JSXText':
      return [node];
    default:
      return [];
  }
}

function wordsOf({ value }: Node): string {
  const text = value instanceof Object ? (value as { cooked: string }).cooked : String(value);
  return typeof value === 'number' ? '' : text.replace(/\s+/g, ' ').trim();
}

/**
 * The texts that a file shows as they are written, whatever the language of the page, as `file:line: text`.
 * A file without `t` belongs to pages that exist in Portuguese alone.
 */
export function findUntranslated(file: string, source: string): string[] {
  if (!/import \{[^}]*\bt\b[^}]*\} from '[^']*speaking\.ts'/.test(source)) return [];
  const texts: Node[] = [];
  const addFrom = (nodes: readonly unknown[]) => {
    texts.push(...nodes.flatMap((node) => textsIn(node as Node)));
  };
  new Visitor({
    JSXElement: ({ children }) => addFrom(children),
    JSXFragment: ({ children }) => addFrom(children),
    JSXAttribute: ({ name, value }) => {
      if (properties.test(String(name.name))) addFrom([value]);
    },
  }).visit(parseSync(file, source).program);
  return texts.flatMap((node) => {
    const words = wordsOf(node);
    const letters = words.replace(/&\w+;/g, ' ').match(/\p{L}{2,}/gu) ?? [];
    if (letters.every((word) => international.test(word))) return [];
    const line = source.slice(0, node.start).concat(words).split('\n').length;
    return [`${file}:${line}: ${words}`];
  });
}

/** Reads the files of visitors' pages under a root. */
export function findAllUntranslated(root: string): string[] {
  return globSync(pages, { cwd: root })
    .filter((file) => !otherSides.test(file))
    .flatMap((file) => findUntranslated(file, readFileSync(join(root, file), 'utf8')));
}

// Run by `npm run check`; the tests check the same.
if (import.meta.main) {
  const texts = findAllUntranslated(join(import.meta.dirname, '..'));
  for (const text of texts) console.error(`It is shown without t(…): ${text}`);
  process.exitCode = Math.min(texts.length, 1);
}
