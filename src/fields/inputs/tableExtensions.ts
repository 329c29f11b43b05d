import { type Editor, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { CellSelection, deleteTable, goToNextCell, tableEditing } from '@tiptap/pm/tables';

/** The `tableRole` of each node, as prosemirror-tables expects it. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** A cell's `colspan` or `rowspan`, written only if it is more than one. */
const spanning = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.min(Number(cell.getAttribute(name)) || 1, 49),
  renderHTML: ({ [name]: far }: Record<string, unknown>) => (far === 1 ? {} : { [name]: far }),
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: '(paragraph | bulletList | orderedList | image)+',
    isolating: true,
    addAttributes: () => ({
      colspan: spanning('colspan'),
      rowspan: spanning('rowspan'),
      // Required by prosemirror-tables, but unused: columns are as wide as their contents.
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** A table whose caption is an attribute, so that only cells can be typed into. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: '',
      rendered: false,
      parseHTML: (table) => (table as HTMLTableElement).caption?.textContent.trim() ?? '',
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node: { attrs } }) =>
    attrs.caption
      ? ['table', ['caption', { contenteditable: 'false' }, attrs.caption], ['tbody', 0]]
      : ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  // After the last cell Tab leaves the editor as usual.
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    const removeWhole = () => {
      const { state, view } = this.editor;
      const chosen = state.selection instanceof CellSelection ? state.selection : undefined;
      const isWhole = chosen?.isRowSelection() && chosen.isColSelection();
      return Boolean(isWhole) && deleteTable(state, view.dispatch);
    };
    return { Tab: go(1), 'Shift-Tab': go(-1), Backspace: removeWhole, Delete: removeWhole };
  },
});

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

export const tableExtensions = [Table, Row, cell('tableCell', 'td'), cell('tableHeader', 'th')];

/** Inserts a table of three by three with a header row, and puts the cursor into it. */
export function insertTable(editor: Editor): void {
  const row = (type: string) => {
    return { type: 'tableRow', content: Array(3).fill({ type, content: [{ type: 'paragraph' }] }) };
  };
  const content = [row('tableHeader'), row('tableCell'), row('tableCell')];
  editor
    .chain()
    .focus()
    .command(({ tr, state: { schema } }) => {
      const { from } = tr.selection;
      tr.replaceSelectionWith(schema.nodeFromJSON({ type: 'table', content }));
      tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView();
      return true;
    })
    .run();
}
