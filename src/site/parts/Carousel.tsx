import { useContext } from 'react';
import { t } from '../../language/speaking.ts';
import { island } from '../island.tsx';
import styles from './Carousel.module.css';
import { CarouselPanel } from './CarouselPanel.tsx';
import { Photo, PhotoContext } from './Photo.tsx';

const Panel = island('carousel', CarouselPanel);

const sizes = '(min-width: 64rem) 54rem, 100vw';

/**
 * A row of photos that can be scrolled without scripts; with scripts it moves by itself once it is
 * on the screen.
 */
export function Carousel({ photos, label }: { photos: string[]; label: string }) {
  const fotos = useContext(PhotoContext);
  const moves = photos.length > 1;
  return (
    <section className={styles.carousel} aria-roledescription={t('carrossel')} aria-label={label}>
      {moves && <h2 className={styles.title}>{t('Fotografias')}</h2>}
      {/* It scrolls, so the keyboard has to reach it. */}
      <div className={styles.strip} tabIndex={moves ? 0 : undefined}>
        <div className={styles.track}>
          {photos.map((photo, index) => (
            // biome-ignore lint/a11y/useSemanticElements: no element of HTML means a slide
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may appear twice
              key={`${index} ${photo}`}
              className={styles.slide}
              role="group"
              aria-roledescription={t('fotografia')}
              aria-label={t('{lugar} de {total}', { lugar: index + 1, total: photos.length })}
            >
              <Photo src={photo} sizes={sizes} whole />
            </div>
          ))}
        </div>
      </div>
      {moves && (
        <Panel
          className={`unprinted ${styles.panel}`}
          descriptions={photos.map((photo) => fotos[photo]?.alt ?? '')}
        />
      )}
    </section>
  );
}
