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

/** The editor has no tables: a row becomes an item of a list, its cells apart; a lone row is a paragraph. */
export function withoutTables(html: string): string {
  // Office programs send their style sheets along, which no page of this site may apply.
  const unstyled = html.replace(/<style\b.*?<\/style>/gis, '');
  if (!/<table/i.test(unstyled)) return unstyled;
  const page = new DOMParser().parseFromString(unstyled, 'text/html');
  // The outer ones: what stands inside a cell is read with it.
  for (const table of page.querySelectorAll<HTMLTableElement>('table:not(table table)')) {
    const lines = rowsOf(table)
      .map(lineOf)
      .filter((line) => line !== '');
    const [only = ''] = lines;
    const list = `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`;
    table.outerHTML = lines.length > 1 ? list : `<p>${only}</p>`;
  }
  return page.body.innerHTML;
}

/** A table copied as bare text has tabs between its cells. */
export function withoutTabs(text: string): string {
  return text.replace(/(?<=\S) *\t[ \t]*(?=\S)/g, separator);
}
