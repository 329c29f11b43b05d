import { Button, Group, Menu, TextInput } from '@mantine/core';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeader,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import styles from './FormattedTextEditor.module.css';

const actions = [
  ['Linha abaixo', addRowAfter],
  ['Coluna à direita', addColumnAfter],
  ['Títulos em cima', toggleHeader('row')],
  ['Títulos à esquerda', toggleHeader('column')],
  ['Apagar linha', deleteRow],
  ['Apagar coluna', deleteColumn],
  ['Apagar tabela', deleteTable],
] as const;

/** What can be done to the table that is being typed into, whose title is `caption`. */
export function TableTools({ editor, caption }: { editor: Editor; caption: string }) {
  return (
    <Group role="group" aria-label="Tabela" wrap="nowrap" className={styles.tableTools ?? ''}>
      <TextInput
        className={styles.caption ?? ''}
        aria-label="Título da tabela"
        placeholder="Título da tabela"
        value={caption}
        onChange={(event) =>
          editor.commands.updateAttributes('table', { caption: event.currentTarget.value })
        }
      />
      <Menu position="bottom-end" returnFocus={false}>
        <Menu.Target>
          <Button variant="default">Linhas e colunas</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map(([label, change]) => (
            <Menu.Item
              key={label}
              onClick={() => {
                change(editor.state, editor.view.dispatch);
                editor.commands.focus();
              }}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
