import { type PdfProblem, pdfProblems } from '../pdfFacts.ts';
import { Icon } from './Icon.tsx';
import styles from './PdfProblems.module.css';

/** A PDF's problems in one line, which opens to show how to fix them. */
export function PdfProblems({ problems }: { problems: readonly PdfProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <details className={styles.problems}>
      <summary>
        <Icon name="failed" size={20} />
        <span>
          Pode ler-se melhor: {problems.map((each) => pdfProblems[each].brief).join(', ')}.{' '}
          <span className={styles.how}>Como resolver</span>
        </span>
      </summary>
      <ul>
        {problems.map((each) => (
          <li key={each}>
            <strong>{pdfProblems[each].says}</strong> {pdfProblems[each].mend}
          </li>
        ))}
      </ul>
      <p>O ficheiro fica como está: isto é só um conselho.</p>
    </details>
  );
}
