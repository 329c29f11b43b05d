import { useState } from 'react';
import { useCopy } from '../../parts/useCopy.ts';
import styles from './ShareLinks.module.css';

const words = { copied: 'Ligação copiada.', selected: 'A ligação ficou selecionada: copie-a.' };

/** Tells others of a page: by the device's own sheet where there is one, otherwise by a few ways. */
export function ShareLinks({ title, text, url }: Record<'title' | 'text' | 'url', string>) {
  const [isOpen, setOpen] = useState(false);
  const { shown, said, copy } = useCopy<HTMLParagraphElement>(words);
  const whole = encodeURIComponent(`${title}\n${text}\n${url}`);
  function share() {
    if (!navigator.share) return setOpen(!isOpen);
    // Whoever closes the sheet has changed their mind.
    navigator.share({ title, text, url }).catch(() => {});
  }
  return (
    <>
      <button type="button" className="button quiet" aria-expanded={isOpen} onClick={share}>
        Partilhar
      </button>
      {isOpen && (
        <div className={styles.ways}>
          <p ref={shown} className={styles.url}>
            {url}
          </p>
          <button type="button" className="button quiet" onClick={copy}>
            Copiar a ligação
          </button>
          <a href={`https://wa.me/?text=${whole}`} target="_blank" rel="noopener" className="tap">
            WhatsApp<span className="visually-hidden"> (abre noutro separador)</span>
          </a>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${whole}`} className="tap">
            Email
          </a>
        </div>
      )}
      <p role="status">{said}</p>
    </>
  );
}
