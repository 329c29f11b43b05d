import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './Carousel.module.css';
import type { MotionProps } from './CarouselMotion.tsx';
import { Photo } from './Photo.tsx';
import { useSeen } from './useSeen.ts';

const sizes = '(min-width: 64rem) 54rem, 100vw';

/** Photos in a row. It can be scrolled as it is; once seen, and with scripts, it moves by itself. */
export function Carousel({ photos, label }: { photos: string[]; label: string }) {
  const strip = useRef<HTMLDivElement>(null);
  const near = useSeen(strip, '300px');
  const [Motion, setMotion] = useState<ComponentType<MotionProps>>();
  const moves = photos.length > 1;

  useEffect(() => {
    if (!near || !moves) return;
    import('./CarouselMotion.tsx').then(
      ({ CarouselMotion }) => setMotion(() => CarouselMotion),
      // Without it the photos still scroll.
      console.error,
    );
  }, [near, moves]);

  return (
    <section className={styles.carousel} aria-roledescription="carrossel" aria-label={label}>
      {moves && <h2 className={styles.title}>Fotografias</h2>}
      {/* It scrolls, so the keyboard has to reach it. */}
      <div className={styles.strip} ref={strip} tabIndex={moves ? 0 : undefined}>
        <div className={styles.track}>
          {photos.map((photo, index) => (
            // biome-ignore lint/a11y/useSemanticElements: no element of HTML means a slide
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may stand twice
              key={`${index} ${photo}`}
              className={styles.slide}
              role="group"
              aria-roledescription="fotografia"
              aria-label={`${index + 1} de ${photos.length}`}
            >
              <Photo src={photo} sizes={sizes} cover whole />
            </div>
          ))}
        </div>
      </div>
      {moves && (
        <div className={`unprinted ${styles.panel}`}>
          {Motion && strip.current ? (
            <Motion strip={strip.current} photos={photos} />
          ) : (
            <p className={`soft ${styles.count}`}>
              <b>{photos.length}</b> fotografias
            </p>
          )}
        </div>
      )}
    </section>
  );
}
