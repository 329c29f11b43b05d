import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Site } from '../page.ts';
import { Contour } from '../parts/Contour.tsx';
import { Photo } from '../parts/Photo.tsx';
import { RichText } from '../parts/RichText.tsx';
import { headingId } from '../parts/SectionHeading.tsx';
import styles from './Aldeia.module.css';
import { LandingSection } from './LandingSection.tsx';

/** The village told in short, and at length for those who ask. */
export function Aldeia({ site: { definicoes } }: { site: Site }) {
  const [long, setLong] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { shortText, longText, villagePhotos, villageName } = definicoes;
  const [first, second] = villagePhotos;

  function change() {
    setLong(!long);
    // When the long text goes, what was being read goes with it: the place to stand is the button.
    if (long) requestAnimationFrame(() => toggle.current?.scrollIntoView({ block: 'center' }));
  }

  return (
    <LandingSection id="aldeia" className={styles.section}>
      <div className={`wrap ${styles.essay}`}>
        <h2 id={headingId('aldeia')} className={styles.title}>
          A aldeia
        </h2>
        <div className={styles.text}>
          <RichText
            html={long ? longText : shortText || longText}
            className={long ? styles.long : styles.short}
          />
          <p className={`row ${styles.ways}`}>
            {shortText && longText && (
              <button
                ref={toggle}
                type="button"
                // Where scripts do not run, the link beside it leads to the long text.
                className="button quiet scripted unprinted"
                aria-expanded={long}
                onClick={change}
              >
                {long ? 'Ler Menos' : 'Ler Mais'}
              </button>
            )}
            <Link to="/aldeia" className="arrow-link">
              Conhecer {villageName || 'a aldeia'} com tempo
            </Link>
          </p>
        </div>
        <Photo
          src={first}
          sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 45vw, 100vw"
          className={styles.tall}
          cover
        />
        <Photo src={second} sizes="(min-width: 64rem) 22rem, 50vw" className={styles.small} cover />
      </div>
      <Contour place="behind" className={styles.contour} />
    </LandingSection>
  );
}
