import { Alert, Button } from '@mantine/core';
import type { Field, Fields } from '../../fields/field.ts';
import { lisbonDay, lisbonTime, longMoment } from '../../language/calendar.ts';
import { ValueOf } from '../detail/FactList.tsx';
import styles from './ConflictPanel.module.css';
import { isSame } from './merge.ts';
import type { Conflict, Who } from './useConflict.ts';

/** A label without the star that some end with. */
const plainLabel = ({ label }: Field) => label.replace(/\*$/, '');

/** When somebody else saved, in words; '' if unknown. */
function whenOf(em: string): string {
  if (em === '') return '';
  const isToday = lisbonDay(new Date(em)) === lisbonDay(new Date());
  return isToday ? ` às ${lisbonTime(new Date(em))}` : ` em ${longMoment(em)}`;
}

/** What the two sides of a field are called, and the buttons that choose one of them. */
function sidesOf({ por, isOwn }: Who) {
  if (isOwn) {
    return {
      mine: { heading: 'O desta janela', use: 'Ficar com o desta janela' },
      theirs: { heading: 'O do outro lado', use: 'Usar o do outro lado' },
    };
  }
  const mine = { heading: 'O meu', use: 'Ficar com o meu' };
  return por === ''
    ? { mine, theirs: { heading: 'O que está no site', use: 'Usar o que está no site' } }
    : { mine, theirs: { heading: `O de ${por}`, use: `Usar o de ${por}` } };
}

/** What happened, in a sentence without its end. */
function deedOf({ por, em, isOwn }: Who): string {
  if (isOwn) return `Continuou isto noutra janela ou noutro dispositivo${whenOf(em)}`;
  const deed = por === '' ? 'Este registo foi alterado' : `${por} guardou este registo`;
  return `${deed}${whenOf(em)}, enquanto escrevia`;
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
  const { por, isOwn, taken, clashes } = conflict;
  const named = taken.flatMap((name) => (fields[name] ? [plainLabel(fields[name])] : []));
  return (
    <Alert role="alert" mb="var(--space-5)" maw="60rem" title={deedOf(conflict)}>
      <p>Nada do que escreveu se perdeu, e nada foi guardado por cima.</p>
      {named.length > 0 && (
        <p>
          Já está no formulário o que só {por === '' ? 'lá' : por} mudou: {named.join(', ')}.
        </p>
      )}
      {clashes.length > 0 && (
        <p>
          {clashes.length === 1 ? 'Este campo foi mudado' : 'Estes campos foram mudados'} dos dois
          lados. {isOwn ? 'Escolha' : 'Escolha, ou continue a escrever no formulário'}; até lá fica
          {isOwn ? ' o desta janela' : ' o seu'}.
        </p>
      )}
      {clashes.map(({ name, mine, theirs: other, isSettled, who }) => {
        const field = fields[name];
        if (!field) return null;
        const isTheirs = isSame(values[name], other);
        const label = plainLabel(field);
        const sides = sidesOf(who);
        return (
          <section key={name} className={styles.clash} aria-label={label}>
            <h2>{label}</h2>
            <div className={styles.sides}>
              {(['mine', 'theirs'] as const).map((whose) => {
                const isMine = whose === 'mine';
                const isChosen = isSettled && isMine !== isTheirs;
                return (
                  <div key={whose} className={styles.side} data-chosen={isChosen || undefined}>
                    <h3>{sides[whose].heading}</h3>
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
                      {sides[whose].use}
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
