import { Link, NavLink, useLoaderData, useParams } from 'react-router';
import type { Refused } from '../../calls/ask.ts';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { dropDraft, readDraft } from '../form/drafts.ts';
import type { May } from '../may.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { NotFound } from '../parts/NotFound.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Copia, Demonstracao } from './AdminPages.tsx';
import styles from './DefinicoesScreen.module.css';
import { PageForm, type Read } from './PageForm.tsx';
import { adminPages, draftName, formPages, indexPath, versionsPage } from './pages.ts';
import { SettingsVersions } from './SettingsVersions.tsx';

/** Whether somebody may change the settings, or typed something there while they could. */
export const maySettle = (may: May) =>
  may.call('PUT /api/definicoes') || formPages.some((page) => readDraft(draftName(page)));

function forgetDrafts(): void {
  for (const page of formPages) dropDraft(draftName(page));
}

function Page({ path, read }: { path: string; read: Read }) {
  if (path === versionsPage.path) return <SettingsVersions />;
  if (path === 'copia') return <Copia />;
  if (path === 'demonstracao') return <Demonstracao onRemoved={forgetDrafts} />;
  const page = formPages.find((each) => each.path === path);
  if (!page) return null;
  return (
    <>
      <div className={styles.head}>
        <h2>{page.title}</h2>
        {page.seenAt && (
          <a href={page.seenAt} target="_blank" rel="noopener" className="touch-link">
            <Icon name="out" /> Ver como está no site
            <span className="visually-hidden"> (abre noutro separador)</span>
          </a>
        )}
      </div>
      <PageForm key={path} page={page} read={read} />
    </>
  );
}

/**
 * The village's settings: short pages beside an index. On a phone the first page stands under the
 * index, and the others without it.
 */
export function DefinicoesScreen() {
  return (
    <Loaded read={useLoaderData<Read | Refused>()} title="Definições">
      {(read) => <SettingsPages read={read} />}
    </Loaded>
  );
}

function SettingsPages({ read }: { read: Read }) {
  const { parte } = useParams();
  const pages = [...formPages, versionsPage, ...(read.isAdmin ? adminPages : [])];
  const [first] = pages;
  const current = pages.find(({ path }) => path === (parte ?? first?.path));
  if (!current) return <NotFound />;
  return (
    <>
      <ScreenHead title="Definições" />
      <div className={styles.layout} data-open={parte !== undefined}>
        <nav aria-label="Páginas das definições" className={styles.index}>
          <ul>
            {pages.map(({ title, path }) => (
              <li key={path}>
                <NavLink
                  to={`${indexPath}/${path}`}
                  aria-current={path === current.path ? 'page' : undefined}
                  data-current={path === current.path}
                >
                  {title}
                  <Icon name="forward" />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.page}>
          <Link to={indexPath} className={`touch-link ${styles.up}`}>
            <Icon name="back" />
            Todas as definições
          </Link>
          <Page path={current.path} read={read} />
        </div>
      </div>
    </>
  );
}
