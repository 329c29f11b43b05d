import { centreOf } from '../../language/lugar.ts';
import { excerpt } from '../../language/plainText.ts';
import { langOf, locale, t } from '../../language/speaking.ts';
import { faceOf, linksTo, toVisit } from '../faces.ts';
import { absolute } from '../headTags.ts';
import { page, type Site } from '../page.ts';
import { Contour } from '../parts/Contour.tsx';
import { Links } from '../parts/Links.tsx';
import { Photo } from '../parts/Photo.tsx';
import { RichText } from '../parts/RichText.tsx';
import styles from './aldeia.module.css';
import { chapters } from './chapters.ts';

type EssayProps = { text: string; lang: string | undefined; photos: string[] };

/** The text in chapters, with a photo between one and the next. */
function Essay({ text, lang, photos }: EssayProps) {
  return chapters(text, photos.length + 1).map((html, place) => {
    const photo = photos[place];
    return (
      // The chapters of one text never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <div key={place} className={styles.chapter}>
        <RichText html={html} lang={lang} className={styles.text} />
        {photo && (
          <figure className={styles.figure}>
            <Photo
              src={photo}
              sizes="(min-width: 80rem) 62rem, (min-width: 64rem) 75vw, 100vw"
              className={styles.photo}
            />
          </figure>
        )}
      </div>
    );
  });
}

/** A few facts about the village. */
function AtAGlance({ site: { definicoes } }: { site: Site }) {
  const centre = centreOf(definicoes);
  const degrees = (value: number) =>
    Math.abs(value).toLocaleString(locale(), { minimumFractionDigits: 4 });
  return (
    <dl className={styles.facts}>
      {definicoes.parkName && (
        <div>
          <dt className="soft">{t('Parque')}</dt>
          <dd>{definicoes.parkName}</dd>
        </div>
      )}
      <div>
        <dt className="soft">{t('Administração')}</dt>
        <dd>{definicoes.councilName}</dd>
      </div>
      {centre && (
        <div>
          <dt className="soft">{t('Coordenadas')}</dt>
          <dd>
            {degrees(centre.lat)}° {centre.lat < 0 ? 'S' : 'N'}
            <br />
            {centre.lon < 0
              ? t('{graus}° O', { graus: degrees(centre.lon) })
              : `${degrees(centre.lon)}° E`}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** How to get there, in words and on the map. */
function GettingThere({ definicoes }: Pick<Site, 'definicoes'>) {
  const { gettingThere } = definicoes;
  const centre = centreOf(definicoes);
  return (
    <section id="como-chegar" aria-labelledby="como-chegar-titulo" className={styles.gettingThere}>
      <Contour place="behind" />
      <div className={`wrap ${styles.way}`}>
        <h2 id="como-chegar-titulo">{t('Como chegar')}</h2>
        <div>
          <RichText html={gettingThere} level={3} lang={langOf(definicoes, 'gettingThere')} />
          <p className={`row ${styles.links}`}>
            {centre && (
              <a
                href={`https://www.openstreetmap.org/?mlat=${centre.lat}&mlon=${centre.lon}#map=12/${centre.lat}/${centre.lon}`}
                target="_blank"
                rel="noopener noreferrer"
                className="button quiet"
              >
                {t('Abrir no mapa')}
                <span className="visually-hidden"> {t('(noutra janela)')}</span>
              </a>
            )}
            <a href={faceOf('contactos').path} className="arrow-link">
              {t('Morada e contactos')}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function Village({ site }: { site: Site }) {
  const { definicoes } = site;
  const onward = linksTo(toVisit).slice(0, 5);
  const { villageName, tagline, parkName } = definicoes;
  const [cover, ...later] = [
    ...definicoes.heroPhotos.slice(1),
    ...definicoes.heroPhotos.slice(0, 1),
  ];
  const text = definicoes.longText || definicoes.shortText;
  const hasWay = definicoes.gettingThere !== '' || centreOf(definicoes) !== null;
  const index = [
    { id: 'historia', name: t('A aldeia por extenso'), shown: text !== '' },
    { id: 'como-chegar', name: t('Como chegar'), shown: hasWay },
    { id: 'continuar', name: t('Continuar o passeio'), shown: true },
  ].filter(({ shown }) => shown);
  return (
    <article className={styles.page}>
      <header className={`wrap ${styles.top}`}>
        <div>
          {parkName && <p className={`kicker ${styles.kicker}`}>{parkName}</p>}
          <h1>{villageName || t('Aldeia')}</h1>
          {tagline && (
            <p className={styles.tagline} lang={langOf(definicoes, 'tagline')}>
              {tagline}
            </p>
          )}
        </div>
        <nav aria-label={t('Nesta página')} className={`unprinted ${styles.index}`}>
          <p className="soft">{t('Nesta página')}</p>
          <ol>
            {index.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      <Photo src={cover} sizes="max(100vw, 60rem)" className={`unprinted ${styles.cover}`} eager />
      {!text && (
        <p className="wrap">{t('Ainda estamos a escrever sobre a aldeia. Volte em breve.')}</p>
      )}
      {text && (
        <section id="historia" aria-labelledby="historia-titulo" className={`wrap ${styles.story}`}>
          <h2 id="historia-titulo" className="visually-hidden">
            {t('A aldeia por extenso')}
          </h2>
          <aside className="beside" aria-label={t('Factos')}>
            <AtAGlance site={site} />
          </aside>
          <div>
            <Essay
              text={text}
              lang={langOf(definicoes, definicoes.longText ? 'longText' : 'shortText')}
              photos={definicoes.villagePhotos}
            />
          </div>
        </section>
      )}
      {hasWay && <GettingThere definicoes={definicoes} />}
      <section
        id="continuar"
        aria-labelledby="continuar-titulo"
        className={`unprinted ${styles.onward}`}
      >
        <div className="wrap">
          <h2 id="continuar-titulo">{t('Continuar o passeio')}</h2>
          <Links links={onward} className="row" />
        </div>
        <Photo src={later[0]} sizes="max(100vw, 60rem)" className={styles.last} />
      </section>
    </article>
  );
}

/** The long text about the village, and how to get there. */
export const aldeia = page({
  sheet: 'aldeia',
  load: async () => null,
  head: (_data, { definicoes, siteUrl }) => ({
    title: t('A aldeia'),
    description: excerpt(definicoes.longText || definicoes.shortText || definicoes.tagline, 160),
    about: [
      {
        '@type': 'TouristDestination',
        name: definicoes.villageName,
        url: `${siteUrl}/aldeia`,
        description: excerpt(definicoes.shortText || definicoes.tagline, 500),
        image: [...definicoes.heroPhotos, ...definicoes.villagePhotos].map((photo) =>
          absolute(siteUrl, photo),
        ),
      },
    ],
  }),
  Component: ({ site }) => <Village site={site} />,
});
