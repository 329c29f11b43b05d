import { detailHead } from '../detailHead.ts';
import { directoryOf, directorySize } from '../directoryOf.ts';
import { page, readOne } from '../page.ts';
import { pagedHead, pageParam, readPage } from '../paging.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { DirectoryPage } from '../parts/DirectoryPage.tsx';
import { emptyTexts } from '../parts/emptyTexts.ts';
import { Facts } from '../parts/Facts.tsx';
import { breadcrumbList, restaurant } from '../schemaOrg.ts';
import styles from './restaurantes.module.css';

const list = { label: 'Restaurantes', to: '/restaurantes', back: 'Todos os restaurantes' };

/** Where to eat. */
export const restaurantes = page({
  params: [pageParam],
  load: async (read, { search }) => {
    const listed = await readPage(read, '/api/restaurantes', { search, size: directorySize });
    const directory = directoryOf(listed, ({ pratos }) => pratos.join('\u00a0· '));
    return { ...directory, paging: listed.paging };
  },
  head: ({ paging }, site) =>
    pagedHead(
      {
        title: list.label,
        description: `Onde comer em ${site.definicoes.villageName}: pratos principais, moradas e telefones dos restaurantes.`,
        about: [breadcrumbList([{ name: list.label, path: list.to }], site)],
      },
      paging,
    ),
  Component: ({ data: { entries, paging } }) => (
    <DirectoryPage
      list={list}
      lead="Lume aceso, mesa posta e o prato da casa. Ao fim de semana, é melhor telefonar antes."
      empty={emptyTexts.restaurantes}
      entries={entries}
      paging={paging}
    />
  ),
});

/** One restaurant, with its dishes. */
export const restaurante = page({
  load: (read, { params }) => readOne(read, 'restaurantes', params.identifier),
  head: ({ item }, site) => detailHead(item.name, item, list, site, restaurant),
  Component: ({ data: { item } }) => (
    <DetailPage
      list={list}
      kicker={item.type}
      title={item.name}
      item={item}
      facts={<Facts local={item.local} reach={item} />}
    >
      {item.pratos.length > 0 && (
        <section className={styles.pratos} aria-labelledby="pratos">
          <h2 id="pratos">Pratos principais</h2>
          <ul>
            {item.pratos.map((prato) => (
              <li key={prato}>{prato}</li>
            ))}
          </ul>
        </section>
      )}
    </DetailPage>
  ),
});
