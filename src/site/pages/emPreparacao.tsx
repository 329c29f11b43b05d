import { page } from '../page.ts';
import { CouncilLines, hasPhoneOrEmail } from '../parts/CouncilLines.tsx';
import styles from './EntrySheet.module.css';
import { EntrySheet } from './EntrySheet.tsx';

/** What visitors see instead of every page while the site is closed to them. */
export const emPreparacao = page({
  status: 503,
  load: async () => null,
  head: (_data, { definicoes: { villageName } }) => ({
    title: 'Em preparação',
    description: `O site de ${villageName} abre em breve.`,
    noindex: true,
  }),
  Component: ({ site: { definicoes } }) => (
    <EntrySheet
      councilName={definicoes.councilName}
      title="Em preparação"
      note={`O site de ${definicoes.villageName} abre em breve. Até lá, a junta atende como sempre.`}
    >
      {hasPhoneOrEmail(definicoes) && <CouncilLines definicoes={definicoes} labelled />}
      <p className={styles.aside}>
        <a href="/login" className="tap">
          Área reservada
        </a>
      </p>
    </EntrySheet>
  ),
});
