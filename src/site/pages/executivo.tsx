import { faceOf } from '../faces.ts';
import { listHead } from '../heads.ts';
import { page } from '../page.ts';
import { pageParam, readPage } from '../paging.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { Photo } from '../parts/Photo.tsx';
import { ComunidadeTabs } from './ComunidadeTabs.tsx';
import styles from './comunidade.module.css';

const section = faceOf('pessoas');

/** The people who work for the community, besides its executive. */
export const list = page({
  params: [pageParam],
  load: (read, { search }) => readPage(read, 'pessoas', { query: section.query, search, size: 24 }),
  head: ({ paging }, site) => listHead(section, paging, site),
  Component: ({ data: { items, paging } }) => (
    <ListPage
      section={section}
      isEmpty={items.length === 0}
      paging={paging}
      filter={<ComunidadeTabs current={section.path} />}
    >
      <ul className={`wrap ${styles.people}`}>
        {items.map(({ _id, name, position, photo }) => (
          <li key={_id}>
            {photo ? (
              <Photo
                src={photo}
                alt=""
                sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 45vw"
                className={styles.portrait}
              />
            ) : (
              <span className={styles.portrait} aria-hidden="true" />
            )}
            <h2>{name}</h2>
            <p>{position}</p>
          </li>
        ))}
      </ul>
    </ListPage>
  ),
});
