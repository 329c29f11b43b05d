import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../language/speaking.ts';
import { useCopy } from '../../parts/useCopy.ts';
import styles from './ShareLinks.module.css';

type Props = Record<'title' | 'text' | 'url' | 'council', string>;

/** Shares a page: with the device's own dialog if it has one, otherwise with a few links; or as a poster. */
export function ShareLinks({ title, text, url, council }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<ReactNode>();
  const { shown, said, copy } = useCopy<HTMLParagraphElement>({
    copied: t('Texto copiado.'),
    selected: t('O texto ficou selecionado: copie-o.'),
  });
  const whole = `${title}\n${text}\n${url}`;
  // Prints once the poster is on the page.
  useEffect(() => {
    if (code) window.print();
  }, [code]);

  function share() {
    if (!navigator.share) return setOpen(!isOpen);
    // A rejection means that the person closed the dialog.
    navigator.share({ title, text, url }).catch(() => {});
  }
  async function print() {
    const { QrCode } = await import('../../parts/QrCode.tsx');
    setCode(<QrCode text={url} label={url} />);
  }
  return (
    <div className={styles.ways}>
      <button type="button" className="button quiet" aria-expanded={isOpen} onClick={share}>
        {t('Partilhar')}
      </button>
      <button type="button" className="button quiet" onClick={print}>
        {t('Imprimir cartaz')}
      </button>
      {isOpen && (
        <>
          <p ref={shown} className={styles.whole}>
            {whole}
          </p>
          <button type="button" className="button quiet" onClick={copy}>
            {t('Copiar texto para o grupo')}
          </button>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(whole)}`}
            target="_blank"
            rel="noopener"
            className="tap"
          >
            WhatsApp<span className="visually-hidden"> {t('(abre noutro separador)')}</span>
          </a>
          <a
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(whole)}`}
            className="tap"
          >
            {t('Email')}
          </a>
        </>
      )}
      <p role="status">{said}</p>
      {code &&
        createPortal(
          <div className={styles.poster}>
            <p>{council}</p>
            <h1>{title}</h1>
            <p className={styles.said}>{text}</p>
            {code}
            <p>{url}</p>
          </div>,
          document.body,
        )}
    </div>
  );
}
