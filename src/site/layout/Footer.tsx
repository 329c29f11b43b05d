import { Link } from 'react-router';
import { secureHref } from '../../fields/secureHref.ts';
import { Mark } from '../../parts/Mark.tsx';
import type { PublicSection } from '../../sections/faces.ts';
import { lists, toVisit } from '../faces.ts';
import type { Site } from '../page.ts';
import { Contour } from '../parts/Contour.tsx';
import { CouncilLines } from '../parts/CouncilLines.tsx';
import styles from './Footer.module.css';

const linkTo = ({ label, path }: PublicSection) => ({ label, to: path });

const live = [
  { label: 'A aldeia', to: '/aldeia' },
  ...lists.filter((list) => !toVisit.includes(list)).map(linkTo),
  { label: 'Pesquisa', to: '/pesquisa' },
];

const legal = [
  { label: 'Termos e condições', to: '/termos_e_condicoes' },
  { label: 'Privacidade', to: '/privacidade' },
  { label: 'Acessibilidade', to: '/acessibilidade' },
  { label: 'Área reservada', to: '/login' },
];

function Links({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who answers for the site, how to reach them, and the way to everything. */
export function Footer({ site: { definicoes } }: { site: Site }) {
  const social = [
    { label: 'Facebook', href: definicoes.facebook },
    { label: 'Instagram', href: definicoes.instagram },
    { label: 'YouTube', href: definicoes.youtube },
  ].filter(({ href }) => href !== '');
  return (
    <footer className={`dark unprinted ${styles.footer}`}>
      <Contour place="behind" className={styles.contour} />
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p className={styles.name}>
            <Mark />
            {definicoes.councilName}
          </p>
          {definicoes.address && <address className={styles.address}>{definicoes.address}</address>}
          <CouncilLines definicoes={definicoes} />
        </div>
        <nav id="mapa-do-site" aria-label="Mapa do site" className={styles.map}>
          <Links title="Visitar" links={toVisit.map(linkTo)} />
          <Links title="Viver" links={live} />
          <Links title="Este site" links={legal} />
        </nav>
      </div>
      <div className={`wrap row ${styles.last}`}>
        <p>
          © {new Date().getFullYear()} {definicoes.councilName}
          {definicoes.responsible && <>. Responsável: {definicoes.responsible}</>}
        </p>
        <ul aria-label="Redes sociais e reclamações" className="row">
          {social.map(({ label, href }) => (
            <li key={label}>
              <a href={secureHref(href)} rel="noopener noreferrer" target="_blank">
                {label}
              </a>
            </li>
          ))}
          {definicoes.complaintsUrl && (
            <li>
              <a
                href={secureHref(definicoes.complaintsUrl)}
                rel="noopener noreferrer"
                target="_blank"
              >
                Livro de reclamações
              </a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
