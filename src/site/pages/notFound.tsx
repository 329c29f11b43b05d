import { type Phrase, t } from '../../language/speaking.ts';
import { faceOf } from '../faces.ts';
import { page } from '../page.ts';
import { Links } from '../parts/Links.tsx';
import styles from './notFound.module.css';

const ways = [
  { label: 'Pesquisar no site', path: '/pesquisa' },
  { label: 'Perguntar à junta', path: faceOf('contactos').path },
] as const satisfies { label: Phrase; path: string }[];

/** A drawing of a signpost in the fog. */
function Signpost() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 480 420"
      width="480"
      height="420"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.hill}
        d="M0 300c70-66 120-78 190-52s96 20 142-18 92-44 148-18v208H0Z"
      />
      <path className={styles.near} d="M0 356c90-40 180-40 260-14s150 20 220-10v88H0Z" />
      <path className={styles.post} d="M232 64h20v312h-20z" />
      <path className={styles.arm} d="M252 88h120l30 27-30 27H252z" />
      <path className={styles.arm} d="M232 158H116l-30 26 30 26h116z" />
      <path className={styles.arm} d="M252 226h84l28 25-28 25h-84z" />
      <path
        className={styles.words}
        d="M274 108h74M274 122h50M210 178h-74M210 192h-46M270 246h52M270 258h34"
      />
      <path
        className={styles.fog}
        d="M10 316h150M190 316h110M330 316h140M60 338h210M300 338h120M0 362h90M120 362h220M370 362h100"
      />
      <circle className={styles.sun} cx="112" cy="84" r="34" />
    </svg>
  );
}

/** The page for addresses that do not exist. */
export const notFound = page({
  status: 404,
  isInEveryLanguage: true,
  load: async () => null,
  head: () => ({
    title: t('Página indisponível'),
    description: t('A página que procura não está disponível.'),
    noindex: true,
  }),
  Component: () => (
    <div className={`wrap ${styles.lost}`}>
      <div className={styles.text}>
        <p className={`kicker ${styles.kicker}`}>{t('Página indisponível')}</p>
        <h1>{t('Ups, parece que se perdeu na nossa aldeia...')}</h1>
        <p>{t('A página que procura não existe ou mudou de sítio. Comece de novo pela praça.')}</p>
        <a href="/" className="button">
          {t('Voltar ao início')}
        </a>
        <Links links={ways.map(({ label, path }) => ({ label: t(label), path }))} className="row" />
      </div>
      <Signpost />
    </div>
  ),
});
