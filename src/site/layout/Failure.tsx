import { useEffect } from 'react';
import { Link, useLocation, useNavigation, useRouteError } from 'react-router';
import { isLostCode, reloadOnce } from '../../parts/lostCode.ts';
import { faceOf } from '../faces.ts';
import type { Head } from '../page.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import styles from './Failure.module.css';

/** What is said of an address whose page could not be had. */
export const failureHead: Head = {
  title: 'Página por abrir',
  description: 'Não foi possível abrir esta página. Tente de novo dentro de momentos.',
  noindex: true,
};

/** Asks for the page once more; without scripts, for the whole document. */
export function TryAgain() {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  return (
    <Link to={{ pathname, search }} replace className="button">
      {state === 'loading' ? 'A tentar…' : 'Tentar de novo'}
    </Link>
  );
}

/** What stands in the place of a page that could not be had; the menu and the footer stay around it. */
export function Failure() {
  const error = useRouteError();
  useEffect(() => {
    if (isLostCode(error)) void reloadOnce();
  }, [error]);
  return (
    <div className={`wrap ${styles.failure}`}>
      <h1>Não conseguimos abrir esta página</h1>
      <EmptyState
        drawing="nevoeiro"
        text="Pode ser a ligação à Internet, ou um contratempo nosso que costuma passar depressa."
      />
      <p className={`row ${styles.ways}`}>
        <TryAgain />
        <Link to={faceOf('contactos').path} className="tap">
          Falar com a junta
        </Link>
      </p>
    </div>
  );
}
