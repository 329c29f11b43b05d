import { isDay, lisbonClock, lisbonInstant, longMoment } from '../language/calendar.ts';
import { DateInput } from './date.view.tsx';
import { FieldInput } from './inputs/FieldInput.tsx';
import { Unset } from './inputs/Unset.tsx';
import styles from './moment.view.module.css';
import type { InputProps, View } from './view.ts';

const unset = 'Não está definida';
/** The time used when somebody chooses only a day: when offices open. */
const morning = '09:00';

/** The day and time in the form's value: an instant, or what has been typed of the two so far. */
function partsOf(value: string): { day: string; time: string } {
  const written = value.endsWith('Z') ? lisbonClock(new Date(value)) : value;
  const at = written.lastIndexOf(' ');
  return at < 0
    ? { day: written, time: '' }
    : { day: written.slice(0, at), time: written.slice(at + 1) };
}

/** The form's value for a day and a time; an incomplete one stays text, which the schema refuses with a message. */
function joinedParts(day: string, time: string): string {
  if (isDay(day) && time !== '') return lisbonInstant(day, time);
  return day === '' && time === '' ? '' : `${day} ${time}`;
}

function MomentInput(props: InputProps<string>) {
  const { field, value, onChange, error, disabled, describedBy, id } = props;
  const { day, time } = partsOf(value);
  return (
    <div className={styles.moment}>
      <DateInput
        {...props}
        value={day}
        // Exclude a day only if every time of it would be refused.
        refuses={(chosen) =>
          ['00:00', '23:59'].every((hour) => props.refuses?.(joinedParts(chosen, hour)))
        }
        onChange={(chosen) => onChange(joinedParts(chosen, isDay(chosen) ? time || morning : time))}
      />
      <FieldInput
        frame={{ id: `${id}-hora`, error, disabled, describedBy }}
        type="time"
        aria-label={`${field.label}: hora`}
        value={time}
        onChange={(chosen) => onChange(joinedParts(day, chosen))}
      />
    </div>
  );
}

export const momentView: View<string> = {
  Input: MomentInput,
  Cell: ({ value }) =>
    value === '' ? <Unset words={unset} /> : <time dateTime={value}>{longMoment(value)}</time>,
  unset,
};
