const separator = ' · ';
const blocks = /^(ADDRESS|BLOCKQUOTE|DIV|H[1-6]|LI|OL|P|PRE|TABLE|TBODY|TD|TH|THEAD|TR|UL)$/;

/** What stands in a cell, in lines: cut at every block and line break, with the marks inside. */
function linesOf(node: Node): string[] {
  const lines = [''];
  for (const child of node.childNodes) {
    const isElement = child instanceof Element;
    if (isElement && (child.tagName === 'BR' || blocks.test(child.tagName))) {
      lines.push(...linesOf(child), '');
    } else if (isElement || child.nodeType === Node.TEXT_NODE) {
      const holder = document.implementation.createHTMLDocument().createElement('p');
      holder.append(child.cloneNode(true));
      lines.push(`${lines.pop()}${holder.innerHTML}`);
    }
  }
  return lines.filter((line) =>
    /[^\s\u00a0]|<img/.test(line.replace(/<(?!img)[^>]*>|&nbsp;/g, '')),
  );
}

/** The cells of each row; one that reaches down is said again in every row it stands beside. */
function rowsOf(table: HTMLTableElement): string[][] {
  const reaching: { cell: string; left: number }[] = [];
  return [...table.rows].map((row) => {
    const cells: string[] = [];
    const given = [...row.cells];
    while (given.length > 0 || (reaching[cells.length]?.left ?? 0) > 0) {
      const above = reaching[cells.length];
      if (above && above.left > 0) {
        above.left -= 1;
        cells.push(above.cell);
        continue;
      }
      const cell = given.shift() as HTMLTableCellElement;
      const words = linesOf(cell).join(' / ').trim();
      const read = cell.tagName === 'TH' && words !== '' ? `<strong>${words}</strong>` : words;
      reaching[cells.length] = { cell: read, left: cell.rowSpan - 1 };
      cells.push(read);
    }
    return cells;
  });
}

/** A row as one line: what is empty at its end is dropped, and elsewhere keeps its place. */
function lineOf(cells: readonly string[]): string {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells
    .slice(0, last + 1)
    .map((cell) => cell || '–')
    .join(separator);
}

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

/** A table within another, or of a lone row or column, is there for the looks: its rows become a list, a lone one a paragraph. */
function asList(table: HTMLTableElement): void {
  const lines = rowsOf(table)
    .map(lineOf)
    .filter((line) => line !== '');
  const [only = ''] = lines;
  const list = `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`;
  table.outerHTML = lines.length > 1 ? list : `<p>${only}</p>`;
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
  // What stands inside a cell is read before it.
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const isGrid = table.rows.length > 1 && [...table.rows].some(({ cells }) => cells.length > 1);
    if (isGrid && !table.parentElement?.closest('table')) readHeadings(table, classes);
    else asList(table);
  }
  return page.body.innerHTML;
}

/** A table copied as bare text has tabs between its cells. */
export function withoutTabs(text: string): string {
  return text.replace(/(?<=\S) *\t[ \t]*(?=\S)/g, separator);
}
