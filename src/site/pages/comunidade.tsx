import { fileAddress, fileName } from '../../language/fileName.ts';
import type { RecordIn } from '../../sections/all.ts';
import { isInForce } from '../../sections/avisos.ts';
import { faceOf, pathOf } from '../faces.ts';
import { listHead, recordHead } from '../heads.ts';
import { island } from '../island.tsx';
import { page, readOne } from '../page.ts';
import { pageParam, readPage } from '../paging.ts';
import { Breadcrumb } from '../parts/Breadcrumb.tsx';
import { CardTitle } from '../parts/CardTitle.tsx';
import { ListPage } from '../parts/ListPage.tsx';
import { RichText } from '../parts/RichText.tsx';
import { ShareLinks } from '../parts/ShareLinks.tsx';
import { When } from '../parts/When.tsx';
import { Slot } from '../slots.tsx';
import { ComunidadeTabs } from './ComunidadeTabs.tsx';
import styles from './comunidade.module.css';
import paper from './paper.module.css';

type Aviso = RecordIn<'avisos'>;

const Share = island('share', ShareLinks);

const section = faceOf('avisos');

/** Said in words, since a fainter colour tells nothing to people who cannot see it. */
function Ended() {
  return <span className={styles.ended}>Já não está em vigor</span>;
}

function Note({ aviso, now }: { aviso: Aviso; now: Date }) {
  const { type, title, smallDescription, date, file } = aviso;
  const isOver = !isInForce(aviso, now);
  return (
    <li
      className={`${styles.note} ${type === 'Aviso' ? styles.warning : ''} ${isOver ? styles.inactive : ''}`}
    >
      <p className={`kicker row ${styles.type}`}>
        {type}
        {isOver && <Ended />}
      </p>
      <CardTitle as="h2" to={pathOf(section, aviso)}>
        {title}
      </CardTitle>
      <p className={styles.small}>{smallDescription}</p>
      <p className={`row soft ${styles.foot}`}>
        <When at={date} />
        {file && <span>Com anexo</span>}
      </p>
    </li>
  );
}

/** Every notice, the newest first. */
export const list = page({
  params: [pageParam],
  async load(read, { search }) {
    const found = await readPage(read, 'avisos', { query: section.query, search, size: 24 });
    return { ...found, now: new Date() };
  },
  head: ({ paging }, site) => listHead(section, paging, site),
  Component: ({ data: { items, paging, now } }) => (
    <ListPage
      section={section}
      isEmpty={items.length === 0}
      paging={paging}
      filter={<ComunidadeTabs current={section.path} />}
    >
      <ol className={`wrap ${styles.board}`}>
        {items.map((aviso) => (
          <Note key={aviso._id} aviso={aviso} now={now} />
        ))}
      </ol>
    </ListPage>
  ),
});

/** One notice, ready to be printed and pinned up. */
export const each = page({
  sheet: 'partilha',
  async load(read, { params }) {
    const found = await readOne(read, 'avisos', params.key);
    return { ...found, now: new Date() };
  },
  head: ({ item }, site) => recordHead(section, item, site, { text: 'smallDescription' }),
  Component: ({ data: { item, now }, site: { definicoes, siteUrl } }) => (
    <article className={`wrap ${paper.page}`}>
      <div className={paper.trail}>
        <Breadcrumb section={section} />
      </div>
      <header className={`${paper.top} ${item.type === 'Aviso' ? styles.warning : ''}`}>
        <p className={paper.printed}>{definicoes.councilName}</p>
        <p className={`kicker row ${styles.type}`}>{item.type}</p>
        <h1>{item.title}</h1>
        <p className={paper.date}>
          <When at={item.date} />
        </p>
        {!isInForce(item, now) && (
          <p className={styles.over}>
            <Ended />. Fica aqui para consulta.
          </p>
        )}
      </header>
      <div className={paper.body}>
        <RichText html={item.description} />
        <aside className="beside" aria-label="Sobre este aviso">
          {item.file && (
            <p className={styles.file}>
              <span className="label">Anexo (PDF)</span>
              <a href={fileAddress(item.file)} download={fileName(item.file)} className="tap">
                {fileName(item.file)}
              </a>
            </p>
          )}
          <p className="soft">
            Atualizado em <When at={item.updatedAt} />
          </p>
          <p className="unprinted">
            <Slot name="follow" given={{ tema: 'avisos', className: 'tap' }} />
          </p>
          <Share
            className="scripted unprinted"
            title={item.title}
            text={item.smallDescription}
            url={siteUrl + pathOf(section, item)}
            council={definicoes.councilName}
          />
        </aside>
      </div>
      <p className={`unprinted ${paper.back}`}>
        <a href={section.path} className="arrow-link">
          {section.all}
        </a>
      </p>
    </article>
  ),
});
