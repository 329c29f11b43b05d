import { Link, NavLink } from 'react-router';
import { lisbonDay, longDate } from '../../fields/calendar.ts';
import { fileAddress, fileName } from '../../fields/fileName.ts';
import { excerpt } from '../../fields/plainText.ts';
import type { Item } from '../../sections/all.ts';
import { page, readOne } from '../page.ts';
import { pagedHead, pageParam, readPage } from '../paging.ts';
import { emptyTexts } from '../parts/emptyTexts.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { Photo } from '../parts/Photo.tsx';
import { RichText } from '../parts/RichText.tsx';
import { breadcrumbList } from '../schemaOrg.ts';
import styles from './comunidade.module.css';

type Aviso = Item<'avisos'>;

const size = 24;

const list = { name: 'Avisos e comunicações', path: '/comunidade' };

/** The way between the two pages of the community. */
function Tabs() {
  return (
    <nav aria-label="Comunidade" className={styles.tabs}>
      <ul>
        <li>
          <NavLink to="/comunidade">Avisos</NavLink>
        </li>
        <li>
          <NavLink to="/executivo">Pessoas</NavLink>
        </li>
      </ul>
    </nav>
  );
}

/** Said in words, since a fainter look says nothing to those who do not see it. */
function Ended() {
  return <span className={styles.ended}>Já não está em vigor</span>;
}

function When({ date }: { date: string }) {
  return <time dateTime={lisbonDay(new Date(date))}>{longDate(date)}</time>;
}

type Pinned = Omit<Aviso, 'description' | 'frontPage' | 'updatedAt'>;

/** What the board shows of a notice. */
function noteOf({ description: _, frontPage: __, updatedAt: ___, ...aviso }: Aviso): Pinned {
  return aviso;
}

function Note({ aviso }: { aviso: Pinned }) {
  const { _id, type, title, smallDescription, date, isActive, file } = aviso;
  return (
    <li
      className={`${styles.note} ${type === 'Aviso' ? styles.warning : ''} ${isActive ? '' : styles.inactive}`}
    >
      <p className={styles.type}>
        {type}
        {!isActive && <Ended />}
      </p>
      <h2>
        <Link to={`/comunidade/${_id}`} className={styles.link}>
          {title}
        </Link>
      </h2>
      <p className={styles.small}>{smallDescription}</p>
      <p className={styles.foot}>
        <When date={date} />
        {file && <span>Com anexo</span>}
      </p>
    </li>
  );
}

/** Every notice, the newest first. */
export const comunidade = page({
  params: [pageParam],
  async load(read, { search }) {
    const path = '/api/avisos?frontPage=false&sort=-date';
    const { items, paging } = await readPage(read, path, { search, size });
    return { items: items.map(noteOf), paging };
  },
  head: ({ paging }, site) =>
    pagedHead(
      {
        title: list.name,
        description: `Os avisos e as comunicações da ${site.definicoes.councilName} à comunidade.`,
        about: [breadcrumbList([list], site)],
      },
      paging,
    ),
  Component: ({ data: { items, paging } }) => (
    <ListPage
      kicker="Comunidade"
      title={list.name}
      lead="O que se afixa no quadro da junta, também aqui. O mais recente está em cima."
      empty={emptyTexts.avisos}
      isEmpty={items.length === 0}
      paging={paging}
      filter={<Tabs />}
    >
      <ol className={`wrap ${styles.board}`}>
        {items.map((aviso) => (
          <Note key={aviso._id} aviso={aviso} />
        ))}
      </ol>
    </ListPage>
  ),
});

/** One notice, ready to be printed and pinned up. */
export const aviso = page({
  load: (read, { params }) => readOne(read, 'avisos', params.id),
  head: ({ item }, site) => ({
    title: item.title,
    description: excerpt(item.smallDescription, 155),
    about: [breadcrumbList([list, { name: item.title, path: `/comunidade/${item._id}` }], site)],
  }),
  Component: ({ data: { item }, site: { definicoes } }) => (
    <article className={`wrap ${styles.aviso}`}>
      <nav aria-label="Onde está" className={styles.trail}>
        <ol>
          <li>
            <Link to="/">Início</Link>
          </li>
          <li>
            <Link to={list.path}>{list.name}</Link>
          </li>
        </ol>
      </nav>
      <header className={`${styles.top} ${item.type === 'Aviso' ? styles.warning : ''}`}>
        <p className={styles.printed}>{definicoes.councilName}</p>
        <p className={styles.type}>{item.type}</p>
        <h1>{item.title}</h1>
        <p className={styles.date}>
          <When date={item.date} />
        </p>
        {!item.isActive && (
          <p className={styles.over}>
            <Ended />. Fica aqui para consulta.
          </p>
        )}
      </header>
      <div className={styles.body}>
        <RichText html={item.description} />
        <aside className={styles.beside} aria-label="Sobre este aviso">
          {item.file && (
            <p className={styles.file}>
              <span>Anexo (PDF)</span>
              <a href={fileAddress(item.file)} download={fileName(item.file)}>
                {fileName(item.file)}
              </a>
            </p>
          )}
          <p className={styles.updated}>
            Atualizado em <When date={item.updatedAt} />
          </p>
        </aside>
      </div>
      <p className={styles.back}>
        <Link to={list.path} className="arrow-link">
          Todos os avisos
        </Link>
      </p>
    </article>
  ),
});

/** The people who work for the community, besides its executive. */
export const executivo = page({
  params: [pageParam],
  load: (read, { search }) => readPage(read, '/api/pessoas?isExecutivo=false', { search, size }),
  head: ({ paging }, site) =>
    pagedHead(
      {
        title: 'Pessoas',
        description: `As pessoas que trabalham pela comunidade de ${site.definicoes.villageName}.`,
        about: [breadcrumbList([list, { name: 'Pessoas', path: '/executivo' }], site)],
      },
      paging,
    ),
  Component: ({ data: { items, paging } }) => (
    <ListPage
      kicker="Comunidade"
      title="Pessoas"
      lead="Quem abre portas, cuida das ruas e atende o telefone. Conhece-as da praça; aqui ficam os nomes."
      empty={emptyTexts.executivo}
      isEmpty={items.length === 0}
      paging={paging}
      filter={<Tabs />}
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
                cover
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
