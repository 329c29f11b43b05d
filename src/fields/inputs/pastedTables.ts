const heavy = /font-weight:\s*(bold|[6-9]00)/i;

/** The classes that an office program's style sheet makes bold. */
function boldClasses(html: string): Set<string> {
  const rules = [...html.matchAll(/\.(\w+)\s*\{([^}]*)\}/g)];
  return new Set(rules.flatMap(([, name = '', style = '']) => (heavy.test(style) ? name : [])));
}

/** Whether all the text of a cell is bold; the caller leaves out empty cells. */
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

/** Office programs have no header cells, so a first row that is repeated (`thead`) or bold becomes one. */
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

/** Replaces a table with the contents of its cells, one after the other. */
function unwrap(table: HTMLTableElement): void {
  const cells = [...table.rows].flatMap((row) => [...row.cells]);
  const blocks = cells.map((cell) => {
    const block = table.ownerDocument.createElement('div');
    block.append(...cell.childNodes);
    return block;
  });
  table.replaceWith(...blocks);
}

/** Cleans pasted HTML: tables get header cells, headings become two levels, styles are dropped. */
export function readPasted(html: string): string {
  // Office programs paste their style sheets too, which this site's policy does not allow.
  const unstyled = html
    .replace(/<style\b.*?<\/style>/gis, '')
    .replace(/<o:p>(\s|&nbsp;)*<\/o:p>/gi, '')
    .replace(/(<\/?h)([1456])\b/gi, (_, start, rank) => `${start}${rank === '1' ? 2 : 3}`);
  if (!/<table/i.test(unstyled)) return unstyled;
  const page = new DOMParser().parseFromString(unstyled, 'text/html');
  const classes = boldClasses(html);
  // Tables of one column are only layout, such as around a whole letter; nested ones are not kept.
  for (const table of page.querySelectorAll('table')) {
    const isGrid = [...table.rows].some(({ cells }) => cells.length > 1);
    if (isGrid && !table.parentElement?.closest('table')) readHeadings(table, classes);
    else unwrap(table);
  }
  return page.body.innerHTML;
}

/** Replaces the tabs between the cells of a table that was copied as plain text. */
export function withoutTabs(text: string): string {
  return text.replace(/(?<=\S) *\t[ \t]*(?=\S)/g, ' · ');
}
