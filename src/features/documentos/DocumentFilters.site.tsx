import { cross, Icon } from '../../site/parts/Icon.tsx';
import { type Chosen, type Facet, keptOf, takenOff } from './documentFilters.ts';
import styles from './documentos.module.css';

type Props = { path: string; chosen: Chosen };

/** Years beyond this many are folded away. */
const mostYears = 8;

function Ways({ path, facet, isCounted }: { path: string; facet: Facet; isCounted: boolean }) {
  const { name, current, options } = facet;
  const item = ({ value, label, search, total }: Facet['options'][number]) => (
    <li key={value}>
      <a href={`${path}${search}`} aria-current={value === current ? 'true' : undefined}>
        <span>{label}</span>
        {isCounted && <span className={styles.total}>{total.toLocaleString('pt-PT')}</span>}
      </a>
    </li>
  );
  const [shown, folded] =
    name === 'ano'
      ? [options.slice(0, mostYears + 1), options.slice(mostYears + 1)]
      : [options, []];
  return (
    <>
      <ul aria-labelledby={`por-${name}`}>{shown.map(item)}</ul>
      {folded.length > 0 && (
        <details open={folded.some(({ value }) => value === current)}>
          <summary>Anos anteriores</summary>
          <ul aria-label="Anos anteriores">{folded.map(item)}</ul>
        </details>
      )}
    </>
  );
}

/** The ways to narrow the list, folded away on a phone; a filter that leaves no choice is not shown. */
export function Filters({ path, chosen, facets }: Props & { facets: Facet[] }) {
  const useful = facets.filter(({ options, current }) => options.length > 2 || current !== '');
  if (useful.length === 0) return null;
  return (
    <nav aria-label="Filtrar documentos" className={`unprinted ${styles.filters}`}>
      <details>
        <summary>Filtrar por tipo, ano e órgão</summary>
        <div className={styles.facets}>
          {useful.map((facet) => (
            <div key={facet.name}>
              <p id={`por-${facet.name}`} className="label">
                {facet.label}
              </p>
              <Ways path={path} facet={facet} isCounted={chosen.q === ''} />
            </div>
          ))}
        </div>
      </details>
    </nav>
  );
}

/** The chosen filters; each links to the list without it. */
export function TakeOff({ path, chosen }: Props) {
  return (
    <ul aria-label="Filtros escolhidos" className={`row unprinted ${styles.chosen}`}>
      {takenOff(chosen).map(({ label, search }) => (
        <li key={label}>
          <a href={`${path}${search}`}>
            <span className="visually-hidden">Retirar o filtro </span>
            {label}
            <Icon d={cross} size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Searches the chosen documents, also inside their PDFs. */
export function SearchForm({ path, chosen }: Props) {
  const { q: _, ...filters } = keptOf(chosen);
  return (
    <search className="unprinted">
      <form method="get" action={path} className={styles.form}>
        <label htmlFor="q">Procurar nos documentos</label>
        <div className={`row ${styles.line}`}>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={chosen.q}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          {Object.entries(filters).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button">
            Procurar
          </button>
        </div>
        <p className="soft">Também dentro dos PDF, com ou sem acentos.</p>
      </form>
    </search>
  );
}
