import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  dayNames,
  readTime,
  type Span,
  type Week,
  type Weekday,
  weekdays,
} from '../../language/openingHours.ts';
import { mostSpans } from '../horario.ts';
import { Icon } from './Icon.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { useTyped } from './useTyped.ts';
import styles from './WeekGrid.module.css';

/** The proposed hours of a day's first and second span. */
const proposed: [Span, Span] = [
  ['09:00', '12:30'],
  ['14:00', '17:00'],
];

/** The props of an input for a part of the value. */
export type Part<Value> = {
  value: Value;
  onChange(value: Value): void;
  disabled: boolean | undefined;
};

type DayProps = Part<Span[]> & { day: Weekday; copy: ReactNode };

const workdays = weekdays.slice(0, 5);

/** Copies what stands on the first working day with something in it to the others, never to a weekend. */
export function CopyToWorkdays<Value extends { length: number }>({
  day,
  value,
  onChange,
  disabled,
}: Part<Record<Weekday, Value>> & { day: Weekday }) {
  if (workdays.find((each) => value[each].length > 0) !== day) return null;
  const copied = Object.fromEntries(workdays.map((each) => [each, value[day]]));
  return (
    <Button
      variant="subtle"
      size="compact-md"
      className={styles.copy ?? ''}
      disabled={disabled}
      leftSection={<Icon name="down" size={16} />}
      onClick={() => onChange({ ...value, ...copied })}
    >
      Copiar para segunda a sexta
    </Button>
  );
}

/** A time of day, typed as people write it: `9`, `9h30` or `09:30`. */
function TimeInput({ label, value, onChange, disabled }: Part<string> & { label: string }) {
  const typed = useTyped({ value, onChange }, { show: String, read: readTime });
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      placeholder="hh:mm"
      value={typed.value}
      disabled={disabled}
      onChange={({ currentTarget }) => typed.onChange(currentTarget.value)}
      onBlur={typed.onBlur}
    />
  );
}

/** The hours of one day of the week. */
function DayRow({ day, value, onChange, disabled, copy }: DayProps) {
  const name = dayNames[day];
  const at = (index: number, place: 0 | 1) => (
    <TimeInput
      label={`${name}, ${place === 0 ? 'abre' : 'fecha'}${index > 0 ? ' da segunda vez' : ''}`}
      value={value[index]?.[place] ?? ''}
      disabled={disabled}
      onChange={(time) =>
        onChange(
          value.map((span, each) => (each === index ? (span.with(place, time) as Span) : span)),
        )
      }
    />
  );
  return (
    <div className={styles.day} data-day={day}>
      <span className={styles.name}>{name.replace('-feira', '')}</span>
      <div className={styles.spans}>
        {value.length === 0 && <span className={styles.shut}>Fechado</span>}
        {value.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other identity than first and second
          <span key={index} className={styles.span}>
            {at(index, 0)} – {at(index, 1)}
            <RemoveButton
              aria-label={`Retirar estas horas de ${name}`}
              disabled={disabled}
              onClick={() => onChange(value.filter((_span, each) => each !== index))}
            />
          </span>
        ))}
        {value.length < mostSpans && (
          <Button
            variant="subtle"
            size="compact-md"
            disabled={disabled}
            aria-label={value.length === 0 ? `Pôr horas: ${name}` : `Mais horas: ${name}`}
            onClick={() => onChange([...value, proposed[value.length] ?? proposed[0]])}
          >
            {value.length === 0 ? 'Pôr horas' : 'Mais horas'}
          </Button>
        )}
      </div>
      {copy}
    </div>
  );
}

/** The hours of a week, day by day. */
export function WeekGrid({ value, onChange, disabled, label }: Part<Week> & { label: string }) {
  return (
    <fieldset className={styles.week}>
      <legend className="visually-hidden">{label}</legend>
      {weekdays.map((day) => (
        <DayRow
          key={day}
          day={day}
          disabled={disabled}
          value={value[day]}
          onChange={(spans) => onChange({ ...value, [day]: spans })}
          copy={<CopyToWorkdays day={day} value={value} onChange={onChange} disabled={disabled} />}
        />
      ))}
    </fieldset>
  );
}
