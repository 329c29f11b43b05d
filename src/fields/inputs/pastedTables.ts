const heavy = /font-weight:\s*(bold|[6-9]00)/i;

/** The classes that the style sheet of an office program makes bold. */
function boldClasses(html: string): Set<string> {
  const rules = [...html.matchAll(/\.(\w+)\s*\{([^}]*)\}/g)];
  return new Set(rules.flatMap(([, name = '', said = '']) => (heavy.test(said) ? name : [])));
}

/** Whether all that stands in a cell is bold; an empty one is whatever stands beside it. */
function isBold(cell: HTMLTableCellElement, classes: ReadonlySet<string>): boolean {
  const words = cell.textContent.trim();
  return [cell, ...cell.querySelectorAll('*')].some(
    (each) =>
      each.textContent.trim() === words &&
      (/^(B|STRONG|TH)$/.test(each.tagName) ||
        heavy.test(each.getAttribute('style') ?? '') ||
        [...each.classList].some((name) => classes.has(name))),
  );
}

/** Office programs have no headings of columns, only a first row that repeats or that is bold. */
function readHeadings(table: HTMLTableElement, classes: ReadonlySet<string>): void {
  const [first] = table.rows;
  const cells = [...(first?.cells ?? [])];
  const isHead = first?.parentElement?.tagName === 'THEAD';
  const areBold = cells.every((cell) => cell.textContent.trim() === '' || isBold(cell, classes));
  if (!isHead && (!areBold || cells.every((cell) => cell.textContent.trim() === ''))) return;
  for (const cell of cells) {
    const heading = table.ownerDocument.createElement('th');
    heading.colSpan = cell.colSpan;
    heading.rowSpan = cell.rowSpan;
    heading.innerHTML = cell.innerHTML.replace(/<\/?(b|strong)\b[^>]*>/gi, '');
    cell.replaceWith(heading);
  }
}

/** Leaves what stands in the cells of a table, one after the other. */
function unwrap(table: HTMLTableElement): void {
  const cells = [...table.rows].flatMap((row) => [...row.cells]);
  const blocks = cells.map((cell) => {
    const block = table.ownerDocument.createElement('div');
    block.append(...cell.childNodes);
    return block;
  });
  table.replaceWith(...blocks);
}

/** What was pasted, by its meaning: tables with their headings, the titles of a text in two ranks, no styles. */
export function readPasted(html: string): string {
  // Office programs send their style sheets along, which no page of this site may apply.
  const unstyled = html
    .replace(/<style\b.*?<\/style>/gis, '')
    .replace(/<o:p>(\s|&nbsp;)*<\/o:p>/gi, '')
    .replace(/(<\/?h)([1456])\b/gi, (_, start, rank) => `${start}${rank === '1' ? 2 : 3}`);
  if (!/<table/i.test(unstyled)) return unstyled;
  const page = new DOMParser().parseFromString(unstyled, 'text/html');
  const classes = boldClasses(html);
  // One of a lone column is there for the looks, such as around a whole letter; and none stands in another.
  for (const table of page.querySelectorAll('table')) {
    const isGrid = [...table.rows].some(({ cells }) => cells.length > 1);
    if (isGrid && !table.parentElement?.closest('table')) readHeadings(table, classes);
    else unwrap(table);
  }
  return page.body.innerHTML;
}

/** A table copied as bare text has tabs between its cells. */
export function withoutTabs(text: string): string {
  return text.replace(/(?<=\S) *\t[ \t]*(?=\S)/g, ' · ');
}
