import { Button, Group, Menu, TextInput } from '@mantine/core';
import * as tables from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import styles from './FormattedTextEditor.module.css';

const actions = [
  ['Linha abaixo', tables.addRowAfter],
  ['Coluna à direita', tables.addColumnAfter],
  ['Títulos em cima', tables.toggleHeader('row')],
  ['Títulos à esquerda', tables.toggleHeader('column')],
  ['Apagar linha', tables.deleteRow],
  ['Apagar coluna', tables.deleteColumn],
  ['Apagar tabela', tables.deleteTable],
] as const;

/** The tools for the table with the cursor, whose title is `caption`. */
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
