import { Stack, Textarea } from '@mantine/core';
import { dayNames, daysInRows, weekdays } from '../language/openingHours.ts';
import styles from './inputs/WeekGrid.module.css';
import { CopyToWorkdays } from './inputs/WeekGrid.tsx';
import type { PorDia } from './porDia.ts';
import { type CellProps, type InputProps, labelId, type View } from './view.ts';

function PorDiaInput({ id, value, onChange, disabled, describedBy }: InputProps<PorDia>) {
  return (
    <Stack
      gap={0}
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy}
    >
      {weekdays.map((day) => (
        <div key={day} className={styles.day}>
          <span className={styles.name}>{dayNames[day].replace('-feira', '')}</span>
          <Textarea
            className={styles.spans ?? ''}
            styles={{ wrapper: { flex: 1 } }}
            aria-label={dayNames[day]}
            value={value[day]}
            maxLength={500}
            autosize
            disabled={disabled}
            onChange={({ currentTarget }) => onChange({ ...value, [day]: currentTarget.value })}
          />
          <CopyToWorkdays day={day} value={value} onChange={onChange} disabled={disabled} />
        </div>
      ))}
    </Stack>
  );
}

function PorDiaCell({ value }: CellProps<PorDia>) {
  return (
    <ul>
      {daysInRows(value).map(({ dias, horas }) => (
        <li key={dias}>
          {dias}: {horas}
        </li>
      ))}
    </ul>
  );
}

/** A few lines for each day of the week; one can be copied to all working days. */
export const porDiaView: View<PorDia> = { Input: PorDiaInput, Cell: PorDiaCell };
