import { Link } from 'react-router';
import { excerpt } from '../../fields/plainText.ts';
import { detailHead } from '../detailHead.ts';
import { fotosOf } from '../fotosOf.ts';
import { page, readOne } from '../page.ts';
import { pagedHead, pageParam, readPage } from '../paging.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { emptyTexts } from '../parts/emptyTexts.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { Photo } from '../parts/Photo.tsx';
import { breadcrumbList } from '../schemaOrg.ts';
import styles from './essencia.module.css';

const list = { label: 'Essência', to: '/essencia', back: 'Toda a essência' };

/** What the village is made of, as stories. */
export const essencias = page({
  params: [pageParam],
  load: async (read, { search }) => {
    const { items, fotos, paging } = await readPage(read, '/api/essencias', { search, size: 12 });
    const cards = items.map(({ identifier, title, mainPhoto, description }) => ({
      identifier,
      title,
      mainPhoto,
      text: excerpt(description, 500),
    }));
    const shown = cards.map(({ mainPhoto }) => mainPhoto);
    return { cards, paging, fotos: fotosOf(fotos, shown) };
  },
  head: ({ paging }, site) =>
    pagedHead(
      {
        title: list.label,
        description: `Aquilo de que ${site.definicoes.villageName} é feita: histórias da terra, dos ofícios e das pessoas.`,
        about: [breadcrumbList([{ name: list.label, path: list.to }], site)],
      },
      paging,
    ),
  Component: ({ data: { cards, paging } }) => (
    <ListPage
      kicker="Descobrir"
      title={list.label}
      lead="Aquilo de que somos feitos, contado devagar."
      index={cards.map(({ identifier, title }) => ({ id: identifier, name: title }))}
      empty={emptyTexts.essencia}
      isEmpty={cards.length === 0}
      paging={paging}
    >
      <ul className={`wrap ${styles.stories}`}>
        {cards.map(({ identifier, title, mainPhoto, text }, index) => (
          <li key={identifier} id={identifier}>
            <article className={mainPhoto ? undefined : styles.unpictured}>
              {mainPhoto && (
                <Photo
                  src={mainPhoto}
                  alt=""
                  sizes="(min-width: 90rem) 38rem, (min-width: 48rem) 48vw, 100vw"
                  className={styles.photo}
                  eager={index === 0}
                  cover
                />
              )}
              <h2>
                <Link to={`${list.to}/${identifier}`}>{title}</Link>
              </h2>
              <p>{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </ListPage>
  ),
});

/** One story. */
export const essencia = page({
  load: (read, { params }) => readOne(read, 'essencias', params.identifier),
  head: ({ item }, site) => detailHead(item.title, item, list, site),
  Component: ({ data: { item } }) => <DetailPage list={list} title={item.title} item={item} />,
});
