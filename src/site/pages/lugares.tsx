import { Link, redirect } from 'react-router';
import { excerpt } from '../../fields/plainText.ts';
import type { Item } from '../../sections/all.ts';
import { detailHead, type List } from '../detailHead.ts';
import { fotosOf } from '../fotosOf.ts';
import { type Asked, page, readOne } from '../page.ts';
import { pagedHead, pageParam, readPage } from '../paging.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { emptyTexts } from '../parts/emptyTexts.ts';
import { Facts } from '../parts/Facts.tsx';
import { ListPage } from '../parts/ListPage.tsx';
import { Photo } from '../parts/Photo.tsx';
import type { Reader } from '../reader.ts';
import { breadcrumbList, touristAttraction } from '../schemaOrg.ts';
import styles from './lugares.module.css';

type Lugar = Item<'pontosInteresse'>;

const lists = {
  PONTO_INTERESSE: {
    label: 'Pontos de interesse',
    to: '/pontos_interesse',
    back: 'Todos os pontos de interesse',
  },
  AQUI_PERTO: { label: 'Aqui perto', to: '/aqui_perto', back: 'Todos os lugares aqui perto' },
} satisfies Record<Lugar['type'], List>;

type Card = Pick<Lugar, 'identifier' | 'name' | 'local' | 'mainPhoto'> & { text: string };

const size = 12;

async function loadPage(read: Reader, { search }: Asked, type: Lugar['type']) {
  const path = `/api/pontosInteresse?type=${type}` as const;
  const { items, fotos, paging } = await readPage(read, path, { search, size });
  const cards = items.map(
    ({ identifier, name, local, mainPhoto, description }): Card => ({
      identifier,
      name,
      local,
      mainPhoto,
      text: excerpt(description, 500),
    }),
  );
  const shown = cards.map(({ mainPhoto }) => mainPhoto);
  return { cards, paging, fotos: fotosOf(fotos, shown) };
}

/** A place has one address; asked for at the other, it leads to its own. */
async function loadOne(read: Reader, { params }: Asked, type: Lugar['type']) {
  const answer = await readOne(read, 'pontosInteresse', params.identifier);
  const { item } = answer;
  if (item.type !== type) throw redirect(`${lists[item.type].to}/${item.identifier}`);
  return answer;
}

function Lugares({ cards, base }: { cards: Card[]; base: string }) {
  return (
    <ol className={`wrap ${styles.lugares}`}>
      {cards.map((card, index) => (
        <li key={card.identifier} id={card.identifier}>
          <article className={card.mainPhoto ? undefined : styles.unpictured}>
            {card.mainPhoto && (
              <Photo
                src={card.mainPhoto}
                alt=""
                sizes="(min-width: 90rem) 56rem, (min-width: 48rem) 62vw, 100vw"
                className={styles.photo}
                eager={index === 0}
                cover
              />
            )}
            <div className={styles.text}>
              <p className={styles.local}>{card.local}</p>
              <h2>
                <Link to={`${base}/${card.identifier}`}>{card.name}</Link>
              </h2>
              <p>{card.text}</p>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

function indexOf(cards: Card[]) {
  return cards.map(({ identifier, name }) => ({ id: identifier, name }));
}

function LugarPage({ item, list }: { item: Lugar; list: List }) {
  return (
    <DetailPage list={list} title={item.name} item={item} facts={<Facts local={item.local} />} />
  );
}

/** The places of the village. */
export const pontosInteresse = page({
  params: [pageParam],
  load: (read, asked) => loadPage(read, asked, 'PONTO_INTERESSE'),
  head: ({ paging }, site) =>
    pagedHead(
      {
        title: 'Pontos de interesse',
        description: `O que ver em ${site.definicoes.villageName}: os lugares da aldeia, onde ficam e o que contam.`,
        about: [breadcrumbList([{ name: 'Pontos de interesse', path: '/pontos_interesse' }], site)],
      },
      paging,
    ),
  Component: ({ data: { cards, paging } }) => (
    <ListPage
      kicker="Descobrir"
      title="Pontos de interesse"
      lead="Lugares a que se chega a pé, com tempo e calçado bom."
      index={indexOf(cards)}
      empty={emptyTexts.pontos_interesse}
      isEmpty={cards.length === 0}
      paging={paging}
    >
      <Lugares cards={cards} base="/pontos_interesse" />
    </ListPage>
  ),
});

/** One place of the village. */
export const pontoInteresse = page({
  load: (read, asked) => loadOne(read, asked, 'PONTO_INTERESSE'),
  head: ({ item }, site) =>
    detailHead(item.name, item, lists.PONTO_INTERESSE, site, touristAttraction),
  Component: ({ data: { item } }) => <LugarPage item={item} list={lists.PONTO_INTERESSE} />,
});

/** The places worth the drive. */
export const aquiPerto = page({
  params: [pageParam],
  load: (read, asked) => loadPage(read, asked, 'AQUI_PERTO'),
  head: ({ paging }, site) =>
    pagedHead(
      {
        title: 'Aqui perto',
        description: `O que visitar perto de ${site.definicoes.villageName}: lugares a que se vai e volta no mesmo dia.`,
        about: [breadcrumbList([{ name: 'Aqui perto', path: '/aqui_perto' }], site)],
      },
      paging,
    ),
  Component: ({ data: { cards, paging } }) => (
    <ListPage
      kicker="Descobrir"
      title="Aqui perto"
      lead="Para ir e voltar no mesmo dia, com a aldeia à espera ao fim da tarde."
      index={indexOf(cards)}
      empty={emptyTexts.aqui_perto}
      isEmpty={cards.length === 0}
      paging={paging}
    >
      <Lugares cards={cards} base="/aqui_perto" />
    </ListPage>
  ),
});

/** One place near the village. */
export const lugarAquiPerto = page({
  load: (read, asked) => loadOne(read, asked, 'AQUI_PERTO'),
  head: ({ item }, site) => detailHead(item.name, item, lists.AQUI_PERTO, site, touristAttraction),
  Component: ({ data: { item } }) => <LugarPage item={item} list={lists.AQUI_PERTO} />,
});
