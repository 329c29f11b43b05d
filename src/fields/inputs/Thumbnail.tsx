import { Progress } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { focusOf } from '../../language/focus.ts';
import type { PhotoFacts } from '../photo.ts';
import { Icon } from './Icon.tsx';
import styles from './Thumbnail.module.css';
import type { Sending } from './useUploads.ts';

type Shape = { square?: boolean | undefined };
type Props = Shape & { src: string; facts: PhotoFacts | undefined; alt?: string };

/** A small picture in a frame that keeps its size, whether the picture loads or not. */
export function Thumbnail({ src, facts, alt = '', square }: Props) {
  const [broken, setBroken] = useState('');
  const size = facts?.sizes[0];
  return (
    <Frame square={square}>
      {src === '' && <Icon name="picture" size={32} />}
      {src !== '' && src === broken && <span className={styles.broken}>A imagem não abre</span>}
      {src !== '' && src !== broken && (
        <img
          src={size ? `${src}.${size}.webp` : src}
          alt={alt}
          draggable={false}
          style={facts?.foco && { objectPosition: focusOf(facts.foco) }}
          onError={() => setBroken(src)}
        />
      )}
    </Frame>
  );
}

/** The frame of a photo that is still being uploaded. */
export function SendingThumbnail({ sending, square }: Shape & { sending: Sending }) {
  const percent = Math.round(sending.fraction * 100);
  return (
    <Frame square={square}>
      <span className={styles.words}>
        {percent < 100 ? `A enviar… ${percent} %` : 'A preparar…'}
        <Progress value={percent} aria-label={`A enviar ${sending.name}`} />
      </span>
    </Frame>
  );
}

function Frame({ square, children }: Shape & { children: ReactNode }) {
  return (
    <span className={styles.frame} data-square={square || undefined}>
      {children}
    </span>
  );
}
