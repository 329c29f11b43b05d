import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { folded } from '../../language/folded.ts';
import { playerOf } from '../../language/video.ts';
import { type FoundPage, useServices } from '../view.ts';
import { Icon } from './Icon.tsx';
import styles from './LinkDialog.module.css';
import { linkAddress } from './linkAddress.ts';

/** How many pages are offered at a time. */
const mostOffered = 6;

/** Finds pages of the site by their names, to link to one of them. */
function PageFinder({ onChoose }: { onChoose(page: FoundPage): void }) {
  const { findPages } = useServices();
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), 150);
  const [results, setResults] = useState<FoundPage[]>();
  useEffect(() => {
    let isOver = false;
    // Pages with the words in their title come before those with them only in the text.
    const isNamed = ({ title }: FoundPage) => Number(folded(title).includes(folded(asked)));
    const show = (pages: FoundPage[]) => {
      const best = pages.toSorted((one, other) => isNamed(other) - isNamed(one));
      if (!isOver) setResults(best.slice(0, mostOffered));
    };
    findPages(asked).then(show, () => show([]));
    return () => {
      isOver = true;
    };
  }, [findPages, asked]);
  return (
    <div>
      <TextInput
        data-autofocus
        size="md"
        type="search"
        label="Página deste site"
        description="Continua certa se a página mudar de nome"
        placeholder="Procurar pelo nome"
        leftSection={<Icon name="search" size={20} />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ul className={styles.pages} aria-label="Páginas encontradas">
        {results?.map((page) => (
          <li key={page.registo}>
            <button type="button" onClick={() => onChoose(page)}>
              {page.title} <span>{page.about}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{results?.length === 0 && 'Nenhuma página com estas palavras.'}</p>
    </div>
  );
}

/** Asks for the target of a link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { href: now, 'data-registo': registo = null } = editor.getAttributes('link');
  const current = String(now ?? '');
  const [typed, setTyped] = useState(current);
  const [error, setError] = useState('');

  function close() {
    onClose();
    editor.commands.focus();
  }

  /** Links the selection or, if there is none, inserts `words` as a link. */
  function link(words: string, attrs: Record<string, string | null>) {
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link').setMeta('preventAutolink', true);
    if (editor.state.selection.empty && current === '') {
      const marks = [{ type: 'link', attrs }];
      chain.insertContent({ type: 'text', text: words, marks }).run();
    } else {
      chain.setMark('link', attrs).run();
    }
  }

  function apply() {
    const href = linkAddress(typed);
    if (href === '') return setError('Indique um endereço, por exemplo https://exemplo.pt');
    const isVideo = playerOf(href) !== '';
    if (isVideo && editor.state.selection.empty && current === '') {
      return setError('Escreva primeiro o título do vídeo, numa linha só dele, e selecione-o');
    }
    const kept = href === current ? registo : null;
    link(typed.trim(), { href, 'data-registo': kept, 'data-video': isVideo ? '1' : null });
  }

  function remove() {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  return (
    <Modal opened onClose={close} title="Ligação" returnFocus={false}>
      <Stack>
        <PageFinder
          onChoose={({ title, address, registo: chosen }) =>
            link(title, { href: address, 'data-registo': chosen })
          }
        />
        <TextInput
          size="md"
          label="Endereço"
          description="Ou o de outro site, um email ou um vídeo do YouTube ou Vimeo"
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
