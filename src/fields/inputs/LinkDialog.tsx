import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { linkAddress } from './linkAddress.ts';

/** Asks where the selected words should lead. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const current = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(current);
  const [error, setError] = useState('');

  function close() {
    onClose();
    editor.commands.focus();
  }

  function apply() {
    const href = linkAddress(typed);
    if (href === '') return setError('Indique um endereço, por exemplo https://exemplo.pt');
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && current === '') {
      const mark = { type: 'link', attrs: { href } };
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [mark] }).run();
    } else {
      chain.setLink({ href }).run();
    }
  }

  function remove() {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  return (
    <Modal opened onClose={close} title="Ligação" returnFocus={false}>
      <Stack>
        <TextInput
          data-autofocus
          size="md"
          label="Endereço"
          description="De uma página, ou um email"
          inputMode="url"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError('');
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
          }}
        />
        <Group justify="flex-end">
          {current !== '' && (
            <Button variant="subtle" color="red" onClick={remove}>
              Remover ligação
            </Button>
          )}
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          <Button onClick={apply}>Aplicar</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
