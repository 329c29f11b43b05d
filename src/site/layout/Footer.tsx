import { siteFeatures } from '../../features/all.site.ts';
import { secureHref } from '../../language/secureHref.ts';
import { t, translated } from '../../language/speaking.ts';
import { Mark } from '../../parts/Mark.tsx';
import { linksTo, lists, toVisit } from '../faces.ts';
import type { Site } from '../page.ts';
import { Contour } from '../parts/Contour.tsx';
import { CouncilLines, hasPhoneOrEmail } from '../parts/CouncilLines.tsx';
import { Links } from '../parts/Links.tsx';
import { Slot } from '../slots.tsx';
import styles from './Footer.module.css';
import { Languages } from './Languages.tsx';

const live = [
  { label: 'A aldeia', path: '/aldeia' },
  ...lists.filter((list) => !toVisit.includes(list)),
  ...siteFeatures.flatMap(({ links = [] }) => links),
  { label: 'Pesquisa', path: '/pesquisa' },
];

const legal = [
  { label: 'Termos e condições', path: '/termos_e_condicoes' },
  { label: 'Privacidade', path: '/privacidade' },
  { label: 'Acessibilidade', path: '/acessibilidade' },
  { label: 'Área reservada', path: '/login' },
];

const columns = [
  { title: 'Visitar', links: [...toVisit, { label: 'Mapa', path: '/mapa' }] },
  { title: 'Viver', links: live },
  { title: 'Este site', links: legal },
];

/** Who is responsible for the site, how to reach them, and links to everything. */
export function Footer({ site, path }: { site: Site; path: string }) {
  const { definicoes, responsavel } = site;
  const { councilName } = definicoes;
  const elsewhere = [
    { label: 'Facebook', href: definicoes.facebook },
    { label: 'Instagram', href: definicoes.instagram },
    { label: 'YouTube', href: definicoes.youtube },
    { label: 'Livro de reclamações', href: definicoes.complaintsUrl },
  ].filter(({ href }) => href !== '');
  return (
    <footer className={`dark unprinted ${styles.footer}`}>
      <Contour place="behind" className={styles.contour} />
      <div className={`wrap ${styles.columns}`}>
        <div>
          {councilName && (
            <p className={styles.name}>
              <Mark />
              {councilName}
            </p>
          )}
          {definicoes.address && <address className={styles.address}>{definicoes.address}</address>}
          {hasPhoneOrEmail(definicoes) && <CouncilLines definicoes={definicoes} />}
          <Slot name="follow" given={{ className: 'tap' }} />
        </div>
        <nav id="mapa-do-site" aria-label={t('Mapa do site')} className={styles.map}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={`kicker ${styles.heading}`}>{translated(title)}</h2>
              <Links links={linksTo(links)} />
            </div>
          ))}
        </nav>
      </div>
      <div className={`wrap row ${styles.last}`}>
        <p>
          © {new Date().getFullYear()}
          {councilName && ` ${councilName}`}
          {responsavel && <>. {t('Responsável: {nome}', { nome: responsavel })}</>}
        </p>
        <Languages site={site} path={path} className="row" />
        {elsewhere.length > 0 && (
          <ul aria-label={t('Redes sociais e reclamações')} className="row">
            {elsewhere.map(({ label, href }) => (
              <li key={label}>
                <a href={secureHref(href)} rel="noopener noreferrer" target="_blank">
                  {translated(label)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}
