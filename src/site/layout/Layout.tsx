import type { ReactNode } from 'react';
import { t } from '../../language/speaking.ts';
import type { Site } from '../page.ts';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { TopBar } from './TopBar.tsx';
import { Urgentes } from './Urgentes.tsx';

type Props = {
  site: Site;
  path: string;
  /** The section of the menu that the page belongs to, if its path does not show it. */
  section: string | undefined;
  /** Whether the page is shown alone, without menu and footer. */
  isBare?: boolean | undefined;
  children: ReactNode;
};

/** The frame around every page. */
export function Layout({ site, path, section, isBare, children }: Props) {
  return (
    <>
      <a href="#conteudo" className={styles.skip}>
        {t('Saltar para o conteúdo')}
      </a>
      {!isBare && <Urgentes urgentes={site.urgentes} />}
      {!isBare && <TopBar site={site} path={path} section={section} />}
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      {!isBare && <Footer site={site} path={path} />}
    </>
  );
}
