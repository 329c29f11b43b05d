import type { ReactNode } from 'react';
import type { Site } from '../page.ts';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { TopBar } from './TopBar.tsx';
import { Urgentes } from './Urgentes.tsx';

type Props = {
  site: Site;
  path: string;
  /** The section of the menu that the page belongs to, where its path does not say so. */
  section: string | undefined;
  /** Whether it stands there alone, without any way on. */
  isBare?: boolean | undefined;
  children: ReactNode;
};

/** What stands around every page. */
export function Layout({ site, path, section, isBare, children }: Props) {
  if (isBare) return <main id="conteudo">{children}</main>;
  return (
    <>
      <a href="#conteudo" className={styles.skip}>
        Saltar para o conteúdo
      </a>
      <Urgentes urgentes={site.urgentes} />
      <TopBar site={site} path={path} section={section} />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
    </>
  );
}
