import { Alert, Button, Loader, Modal, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import { callText } from '../client.ts';
import styles from './PreviewButton.module.css';
import type { Source } from './source.ts';

const widths = [
  { value: 'phone', label: 'Telemóvel' },
  { value: 'wide', label: 'Computador' },
];

function Frame({ html }: { html: string }) {
  const [width, setWidth] = useState(innerWidth < 700 ? 'phone' : 'wide');
  return (
    <Stack align="center" h="calc(100dvh - 6.5rem)">
      <SegmentedControl data={widths} value={width} onChange={setWidth} visibleFrom="sm" />
      <iframe
        srcDoc={html}
        title="A página como ficará"
        className={styles.frame}
        data-width={width}
      />
    </Stack>
  );
}

type Props = {
  source: Source;
  values: Readonly<Record<string, unknown>>;
  /** The record's key; without one it is new. */
  itemKey: string | undefined;
};

/** Shows what visitors will see, before anything is saved; the server draws it. */
export function PreviewButton({ source, values, itemKey }: Props) {
  const [opened, setOpened] = useState(false);
  const [drawn, setDrawn] = useState<string | Refused>();

  async function open() {
    setDrawn(undefined);
    setOpened(true);
    const { name, fields } = source.section;
    const written = Object.entries(values).filter(([field]) => Object.hasOwn(fields, field));
    const chave = itemKey ? `?chave=${encodeURIComponent(itemKey)}` : '';
    setDrawn(await callText('POST', `/api/previsao/${name}${chave}`, Object.fromEntries(written)));
  }

  return (
    <>
      <Button variant="subtle" onClick={open}>
        Ver como ficará
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title="Como ficará no site (ainda não está guardado)"
        fullScreen
      >
        {drawn === undefined && <Loader aria-label="A desenhar a página" />}
        {isRefused(drawn) && <Alert role="alert">{reasonOf(drawn)}</Alert>}
        {typeof drawn === 'string' && <Frame html={drawn} />}
      </Modal>
    </>
  );
}
