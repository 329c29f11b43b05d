import type { Field, Fields } from '../../fields/field.ts';
import { type Pdfs, pdfProblems } from '../../fields/pdfFacts.ts';
import type { Fotos } from '../../fields/photo.ts';

/** Something that keeps some people from reading a text: what finds it, what says it, and what mends it. */
export type Check = {
  finds(text: HTMLElement): Element[];
  says(found: Element): string;
  /** Words that only a person can give: what they are called, and a proposal. */
  asks?: { label: string; proposes(found: Element): string };
  /** The button that mends it. */
  button: string;
  mends(found: Element, words: string): void;
};

const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Puts the content of an element into another kind of element. */
function becomes(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  for (const { name, value } of element.attributes) other.setAttribute(name, value);
  element.replaceWith(other);
}

const sayNothing =
  /^(clique |carregue |ver |veja |leia |saiba )?(aqui|mais|link|ligação|este link|esta ligação)[.!…]*$/i;
const isAddress = /^(https?:\/\/|www\.)\S+$/i;

/** Where a link leads, in a few words. */
function placeOf(link: Element): string {
  const { hostname, pathname } = new URL(link.getAttribute('href') ?? '', 'https://aqui');
  if (hostname !== 'aqui') return hostname.replace(/^www\./, '');
  return (pathname.split('/').at(-1) ?? '').replace(/[-_]+/g, ' ').trim();
}

/** Two words in a row, of ten letters or more in all, that are in capitals. */
const capitals = /\p{Lu}{2,}(?:[\s,;:–-]+\p{Lu}+)*[\s,;:–-]+\p{Lu}{2,}/u;
const isShouted = (text: string) => (capitals.exec(text)?.[0].match(/\p{Lu}/gu)?.length ?? 0) >= 10;

/** Small words, which keep their small letter within a name. */
const small = /^(a|as|o|os|e|de|da|das|do|dos|em|na|nas|no|nos|com|para|por|à|às|ao|aos)$/;

/** A text without its shouting: a few words as a name is written, more as a sentence. */
export function calm(text: string): string {
  return text.replace(new RegExp(capitals, 'gu'), (shouted, begin: number) => {
    const all = shouted.toLowerCase();
    const isName = all.split(/\s+/).length <= 5;
    // The capital «A» before it may begin the sentence already.
    const begins = /(?:^|[.!?]\s*)$/.test(text.slice(0, begin));
    return all.replace(/\p{L}+/gu, (word, at: number) =>
      (at === 0 && begins) || (isName && !small.test(word))
        ? word.replace(/^./u, (it) => it.toUpperCase())
        : word,
    );
  });
}

const shouting = (text: string) => ({
  says: `«${text.slice(0, 60)}» está em maiúsculas, que se leem pior.`,
  button: 'Escrever em minúsculas',
});

/** The texts under an element that are shouted. */
function shoutedIn(text: Element): Element[] {
  return [...text.querySelectorAll('p, h2, h3, li, td, th, caption')].filter(
    (each) => !each.querySelector('p') && isShouted(words(each)),
  );
}

export const checks: readonly Check[] = [
  {
    finds: (text) => [...text.querySelectorAll('img:not([alt]), img[alt=""]')],
    says: () => 'Uma imagem não tem descrição: quem não a vê não sabe o que mostra.',
    asks: { label: 'O que se vê na imagem', proposes: () => '' },
    button: 'Descrever',
    mends: (image, said) => image.setAttribute('alt', said),
  },
  {
    finds(text) {
      const headings = [...text.querySelectorAll('h2, h3')];
      const first = headings.findIndex((each) => each.matches('h2'));
      return first === -1 ? headings : headings.slice(0, first);
    },
    says: (heading) => `«${words(heading)}» é um subtítulo sem título acima.`,
    button: 'Fazer dele um título',
    mends: (heading) => becomes(heading, 'h2'),
  },
  {
    finds: (text) =>
      [...text.querySelectorAll('a[href]')].filter(
        (link) => sayNothing.test(words(link)) || isAddress.test(words(link)),
      ),
    says: (link) => `A ligação «${words(link)}» não diz para onde leva.`,
    asks: { label: 'Para onde leva', proposes: placeOf },
    button: 'Mudar as palavras',
    mends: (link, said) => link.replaceChildren(said),
  },
  {
    finds: (text) =>
      [...text.querySelectorAll('table')].filter(
        (table) => table.querySelector('tr') && !table.querySelector('th'),
      ),
    says: () => 'Uma tabela não tem títulos: a ler em voz alta, os números não dizem de que são.',
    button: 'A primeira linha são títulos',
    mends(table) {
      for (const cell of table.querySelectorAll('tr:first-of-type td')) {
        becomes(cell, 'th');
      }
    },
  },
  {
    finds: shoutedIn,
    says: (shouted) => shouting(words(shouted)).says,
    button: shouting('').button,
    mends(shouted) {
      // Judged as a whole, letter for letter: one of its words may be bold.
      const calmed = calm(shouted.textContent ?? '');
      const texts = shouted.ownerDocument.createTreeWalker(shouted, NodeFilter.SHOW_TEXT);
      let at = 0;
      while (texts.nextNode()) {
        const begin = at;
        at += texts.currentNode.textContent?.length ?? 0;
        texts.currentNode.textContent = calmed.slice(begin, at);
      }
    },
  },
];

/** What was found in a field, and the value that mends it; without one, what mends it is in the field itself. */
export type Finding = {
  name: string;
  label: string;
  says: string;
  asks?: { label: string; proposal: string };
  button: string;
  mended?(words: string): string;
  /** Which of the field's photos it is about. */
  photo?: number;
};

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

function inText(html: string): Omit<Finding, 'name' | 'label'>[] {
  const text = parsed(html);
  return checks.flatMap(({ finds, says, asks, button, mends }) =>
    finds(text).map((found, index) => ({
      says: says(found),
      ...(asks && { asks: { label: asks.label, proposal: asks.proposes(found) } }),
      button,
      mended(said) {
        const again = parsed(html);
        const element = finds(again)[index];
        if (element) mends(element, said);
        return again.innerHTML;
      },
    })),
  );
}

/** What is known of the files of a record. */
type Known = { fotos: Fotos; ficheiros: Pdfs };

/** The problems of a PDF that keep it from being read aloud at all. */
const deaf = ['imagem', 'lingua'] as const;

function inFiles({ pdfs, uploads }: Field, value: unknown, { fotos, ficheiros }: Known) {
  const photos = uploads === 'photo' ? [value ?? []].flat().map(String) : [];
  return [
    ...photos.flatMap((path, photo) =>
      fotos[path]?.alt === ''
        ? [{ says: 'Uma foto não tem descrição, para quem não a vê.', button: 'Descrever', photo }]
        : [],
    ),
    ...(pdfs?.(value) ?? []).flatMap(({ file }) =>
      deaf
        .filter((each) => ficheiros[file]?.problemas.includes(each))
        .map((each) => {
          const { says, mend } = pdfProblems[each];
          return { says: `${says} ${mend}`, button: 'Mudar o PDF' };
        }),
    ),
  ];
}

/** Everything in a record that keeps some people from reading it. */
export function findingsIn(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  known: Known,
): Finding[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    const text = typeof value === 'string' ? value : '';
    const isShoutedText = field.kind === 'text' && isShouted(text);
    return [
      ...(field.isHtml ? inText(text) : []),
      ...(isShoutedText ? [{ ...shouting(text), mended: () => calm(text) }] : []),
      ...inFiles(field, value, known),
    ].map((found) => ({ name, label: field.label, ...found }));
  });
}
