import { Alert, Button, Loader, Modal, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import styles from './PreviewButton.module.css';

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

/** Shows what visitors will see, before anything is saved; the server draws it. */
export function PreviewButton({ draw }: { draw(): Promise<string | Refused> }) {
  const [opened, setOpened] = useState(false);
  const [drawn, setDrawn] = useState<string | Refused>();

  async function open() {
    setDrawn(undefined);
    setOpened(true);
    setDrawn(await draw());
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
