import { createContext, useContext } from 'react';
import type { Fotos } from '../../fields/photo.ts';
import { focusOf } from '../../language/focus.ts';
import { portugueseHere } from '../../language/speaking.ts';
import styles from './Photo.module.css';

/** The facts about the photos on the page. */
export const PhotoContext = createContext<Fotos>({});

type Props = {
  src: string | undefined;
  /** How wide it is shown, as in the HTML attribute: the browser picks the right file by it. */
  sizes: string;
  /** Replaces the photo's own description; '' if the text beside it says it all. */
  alt?: string;
  className?: string | undefined;
  /** Fetched at once; only for photos that are seen first. */
  eager?: boolean;
  /** Shows all of a square or tall photo, such as a logo or a portrait, which a wide box would cut. */
  whole?: boolean;
};

/**
 * A photo in the right size and format that fills its box and is cut to it; its place is reserved
 * until it arrives. Nothing if there is no photo.
 */
export function Photo({ src, sizes, alt, className, eager, whole }: Props) {
  const facts = useContext(PhotoContext)[src ?? ''];
  if (!src) return null;
  const isUpright = whole && facts !== undefined && facts.width < facts.height * 1.2;
  const srcSet = (format: string) =>
    facts?.sizes.map((width) => `${src}.${width}.${format} ${width}w`).join(', ');
  const description = alt ?? facts?.alt ?? '';
  const hasSizes = facts !== undefined && facts.sizes.length > 0;
  return (
    <span className={`${styles.photo} ${className ?? ''}`} data-upright={isUpright || undefined}>
      {/* Only for photos seen first: all others are fetched before they come into view. */}
      {eager && facts?.blur && (
        <svg className={styles.standIn} aria-hidden="true">
          <image
            href={facts.blur}
            width="100%"
            height="100%"
            preserveAspectRatio="xMidYMid slice"
          />
        </svg>
      )}
      <picture>
        {hasSizes && <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />}
        {hasSizes && <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />}
        <img
          src={src}
          alt={description}
          lang={description === '' ? undefined : portugueseHere()}
          width={facts?.width}
          height={facts?.height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          data-foco={facts?.foco && !isUpright ? focusOf(facts.foco) : undefined}
        />
      </picture>
    </span>
  );
}
