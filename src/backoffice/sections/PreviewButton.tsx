import { Button, Modal, SegmentedControl, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type Preview, previewPath, previewReady } from '../../parts/preview.ts';
import styles from './PreviewButton.module.css';

const widths = [
  { value: 'phone', label: 'Telemóvel' },
  { value: 'wide', label: 'Computador' },
];

function Frame({ preview }: { preview: Preview }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState(innerWidth < 700 ? 'phone' : 'wide');
  useEffect(() => {
    const answer = ({ origin, source, data }: MessageEvent) => {
      const own = frame.current?.contentWindow;
      if (origin !== location.origin || source !== own || data !== previewReady) return;
      own?.postMessage(preview, location.origin);
    };
    addEventListener('message', answer);
    return () => removeEventListener('message', answer);
  }, [preview]);
  return (
    <Stack align="center" h="calc(100dvh - 6.5rem)">
      <SegmentedControl data={widths} value={width} onChange={setWidth} visibleFrom="sm" />
      <iframe
        ref={frame}
        src={previewPath}
        title="A página como ficará"
        className={styles.frame}
        data-width={width}
      />
    </Stack>
  );
}

/** Shows what visitors will see, before anything is saved. */
export function PreviewButton({ make }: { make(): Preview }) {
  const [preview, setPreview] = useState<Preview>();
  return (
    <>
      <Button variant="subtle" onClick={() => setPreview(make())}>
        Ver como ficará
      </Button>
      <Modal
        opened={preview !== undefined}
        onClose={() => setPreview(undefined)}
        title="Como ficará no site (ainda não está guardado)"
        fullScreen
      >
        {preview && <Frame preview={preview} />}
      </Modal>
    </>
  );
}
