import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../language/speaking.ts';
import styles from './Carousel.module.css';
import { Icon } from './Icon.tsx';

const delay = 5000;

/** The strip that moves, and the description of each photo in it. */
type Props = { strip: HTMLElement; descriptions: string[] };

const shapes = {
  previous: 'M15 5l-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5.5v13l10.5-6.5z',
};

type Embla = ReturnType<typeof useEmblaCarousel>[1];

/** Which photo is shown, and what screen readers announce: only the changes that a person made. */
function usePlace(embla: Embla, startIndex: number, descriptions: string[]) {
  const [index, setIndex] = useState(startIndex);
  const [announced, announce] = useState('');
  const byPerson = useRef(false);

  useEffect(() => {
    if (!embla) return;
    const select = () => {
      const selected = embla.selectedScrollSnap();
      setIndex(selected);
      if (byPerson.current) {
        const alt = descriptions[selected] ?? '';
        const at = { lugar: selected + 1, total: descriptions.length };
        announce(`${t('Fotografia {lugar} de {total}', at)}${alt && `: ${alt}`}`);
      }
      byPerson.current = false;
    };
    const touch = () => {
      byPerson.current = true;
    };
    const release = () => {
      byPerson.current = false;
    };
    embla.on('select', select).on('pointerDown', touch).on('pointerUp', release);
    return () => {
      embla.off('select', select).off('pointerDown', touch).off('pointerUp', release);
    };
  }, [embla, descriptions]);
  return { index, announced, byPerson };
}

/** Plays or stops as `plays` says; again after a touch or a change of size, which stop it by themselves. */
function useAutoplay(embla: Embla, plays: boolean): void {
  useEffect(() => {
    if (!embla) return;
    const follow = () => {
      // In print all photos are side by side, and nothing moves.
      if (embla.scrollSnapList().length < 2) return;
      if (plays) embla.plugins().autoplay.play();
      else embla.plugins().autoplay.stop();
    };
    follow();
    embla.on('pointerUp', follow).on('reInit', follow);
    return () => {
      embla.off('pointerUp', follow).off('reInit', follow);
    };
  }, [embla, plays]);
}

/** Moves a strip of photos every five seconds, in a loop, with buttons to control it. */
function Motion({ strip, descriptions }: Props) {
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  // Continues from the photo that was scrolled to before this code ran.
  const [startIndex] = useState(() => Math.round(strip.scrollLeft / strip.clientWidth));
  const [wanted, setWanted] = useState(!still);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [attach, embla] = useEmblaCarousel({ loop: true, startIndex }, [
    Autoplay({ delay, jump: still, playOnInit: false, stopOnFocusIn: false }),
  ]);
  const { index, announced, byPerson } = usePlace(embla, startIndex, descriptions);
  useAutoplay(embla, wanted && !hovered && !focused);

  function step(by: -1 | 1) {
    byPerson.current = true;
    if (by < 0) embla?.scrollPrev(still);
    else embla?.scrollNext(still);
  }

  function steer({ key }: { key: string }) {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  }

  useEffect(() => {
    strip.scrollLeft = 0;
    strip.dataset.moving = '';
    attach(strip);
    return () => {
      delete strip.dataset.moving;
    };
  }, [strip, attach]);

  useEffect(() => {
    const heard = new AbortController();
    const hear = (type: keyof HTMLElementEventMap, listener: (event: Event) => void) =>
      strip.addEventListener(type, listener, { signal: heard.signal });
    hear('pointerenter', () => setHovered(true));
    hear('pointerleave', () => setHovered(false));
    hear('focusin', () => setFocused(true));
    hear('focusout', () => setFocused(false));
    hear('keydown', (event) => steer(event as KeyboardEvent));
    return () => heard.abort();
  });

  return (
    <>
      <p className={`soft ${styles.count}`}>
        <span className="visually-hidden">{t('Fotografia')} </span>
        <b>{index + 1}</b> {t('de {total}', { total: descriptions.length })}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div role="group" aria-label={t('Comandos do carrossel')} className={styles.controls}>
        <button
          type="button"
          className="round"
          aria-label={wanted ? t('Pausar o carrossel') : t('Pôr o carrossel a andar')}
          onClick={() => setWanted(!wanted)}
        >
          <Icon d={wanted ? shapes.pause : shapes.play} filled={!wanted} />
        </button>
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            className="round"
            aria-label={by < 0 ? t('Fotografia anterior') : t('Fotografia seguinte')}
            onClick={() => step(by)}
            onKeyDown={steer}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          >
            <Icon d={by < 0 ? shapes.previous : shapes.next} />
          </button>
        ))}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
    </>
  );
}

/** Shows how many photos there are; in the browser it then makes the strip above it move. */
export function CarouselPanel({ descriptions }: Pick<Props, 'descriptions'>) {
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  useEffect(() => setStrip(document.querySelector<HTMLElement>(`.${styles.strip}`)), []);
  if (strip) return <Motion strip={strip} descriptions={descriptions} />;
  return (
    <p className={`soft ${styles.count}`}>
      <b>{descriptions.length}</b>
      {` ${t('fotografias')}`}
    </p>
  );
}
