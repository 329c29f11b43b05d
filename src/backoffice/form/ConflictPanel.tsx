import { Alert, Button } from '@mantine/core';
import type { Field, Fields } from '../../fields/field.ts';
import { lisbonDay, lisbonTime, longMoment } from '../../language/calendar.ts';
import { ValueOf } from '../detail/FactList.tsx';
import styles from './ConflictPanel.module.css';
import { isSame } from './merge.ts';
import type { Conflict } from './useConflict.ts';

/** A label without the star that some end with. */
const plainLabel = ({ label }: Field) => label.replace(/\*$/, '');

/** When somebody else saved, in words; '' if unknown. */
function whenOf(em: string): string {
  if (em === '') return '';
  const isToday = lisbonDay(new Date(em)) === lisbonDay(new Date());
  return isToday ? ` às ${lisbonTime(new Date(em))}` : ` em ${longMoment(em)}`;
}

type Props = {
  conflict: Conflict;
  fields: Fields;
  /** What the form holds. */
  values: Readonly<Record<string, unknown>>;
  onChoose(name: string, whose: 'mine' | 'theirs'): void;
};

/** What somebody else saved meanwhile: the fields taken over, and those to choose between. */
export function ConflictPanel({ conflict, fields, values, onChoose }: Props) {
  const { por, em, taken, clashes } = conflict;
  const theirs = por === '' ? 'Usar o que está no site' : `Usar o de ${por}`;
  const named = taken.flatMap((name) => (fields[name] ? [plainLabel(fields[name])] : []));
  return (
    <Alert
      role="alert"
      mb="var(--space-5)"
      maw="60rem"
      title={`${por === '' ? 'Este registo foi alterado' : `${por} guardou este registo`}${whenOf(em)}, enquanto escrevia`}
    >
      <p>Nada do que escreveu se perdeu, e nada foi guardado por cima.</p>
      {named.length > 0 && (
        <p>
          Já está no formulário o que só {por === '' ? 'lá' : por} mudou: {named.join(', ')}.
        </p>
      )}
      {clashes.length > 0 && (
        <p>
          {clashes.length === 1 ? 'Este campo foi mudado' : 'Estes campos foram mudados'} dos dois
          lados. Escolha, ou continue a escrever no formulário; até lá fica o seu.
        </p>
      )}
      {clashes.map(({ name, mine, theirs: other, isSettled }) => {
        const field = fields[name];
        if (!field) return null;
        const isTheirs = isSame(values[name], other);
        const label = plainLabel(field);
        return (
          <section key={name} className={styles.clash} aria-label={label}>
            <h2>{label}</h2>
            <div className={styles.sides}>
              {(['mine', 'theirs'] as const).map((whose) => {
                const isMine = whose === 'mine';
                const isChosen = isSettled && isMine !== isTheirs;
                return (
                  <div key={whose} className={styles.side} data-chosen={isChosen || undefined}>
                    <h3>{isMine ? 'O meu' : por === '' ? 'O que está no site' : `O de ${por}`}</h3>
                    <div className={styles.value}>
                      <ValueOf
                        field={field}
                        value={isMine ? (isTheirs ? mine : values[name]) : other}
                      />
                    </div>
                    <Button
                      variant={isChosen ? 'filled' : 'outline'}
                      aria-pressed={isChosen}
                      onClick={() => onChoose(name, whose)}
                    >
                      {isMine ? 'Ficar com o meu' : theirs}
                    </Button>
                  </div>
                );
              })}
            </div>
          </section>
        );
      })}
    </Alert>
  );
}
