import {
  Button,
  Group,
  Input,
  NativeSelect,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { lisbonDay } from '../language/calendar.ts';
import {
  type Closure,
  daysOfClosure,
  type Horario,
  type Season,
  type Week,
  weekInWords,
} from '../language/openingHours.ts';
import { date } from './date.ts';
import { DateInput } from './date.view.tsx';
import type { HorarioField } from './horario.ts';
import styles from './horario.view.module.css';
import { Icon } from './inputs/Icon.tsx';
import { RemoveButton } from './inputs/RemoveButton.tsx';
import { type Part, WeekGrid } from './inputs/WeekGrid.tsx';
import { type CellProps, type InputProps, labelId, type View } from './view.ts';

const [first, last] = [date('De'), date('Até')];

function ClosureDay(props: InputProps<string>) {
  return (
    <div>
      <Input.Label id={labelId(props.id)} htmlFor={props.id}>
        {props.field.label}
      </Input.Label>
      <DateInput {...props} />
    </div>
  );
}

function Closures({ id, value, onChange, disabled }: Part<Closure[]> & { id: string }) {
  const today = lisbonDay(new Date());
  const change = (index: number, changed: Partial<Closure>) =>
    onChange(value.map((each, at) => (at === index ? { ...each, ...changed } : each)));
  return (
    <Stack gap="sm">
      <span className={styles.part}>Dias em que fecha</span>
      {value.map(({ de, ate, motivo }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: none is ever moved
        <div key={index} className={styles.closure}>
          <ClosureDay
            id={`${id}-${index}-de`}
            field={first}
            value={de}
            disabled={disabled}
            onChange={(day) => change(index, { de: day, ate: ate < day ? day : ate })}
          />
          <ClosureDay
            id={`${id}-${index}-ate`}
            field={last}
            value={ate}
            disabled={disabled}
            onChange={(day) => change(index, { ate: day })}
          />
          <TextInput
            label="Porquê"
            value={motivo}
            maxLength={200}
            disabled={disabled}
            onChange={({ currentTarget }) => change(index, { motivo: currentTarget.value })}
          />
          <RemoveButton
            aria-label={`Retirar o fecho ${index + 1}`}
            disabled={disabled}
            onClick={() => onChange(value.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Group>
        <Button
          variant="outline"
          leftSection={<Icon name="add" />}
          disabled={disabled}
          onClick={() => onChange([...value, { de: today, ate: today, motivo: '' }])}
        >
          Adicionar dias de fecho
        </Button>
      </Group>
    </Stack>
  );
}

const monthName = new Intl.DateTimeFormat('pt-PT', { month: 'long', timeZone: 'UTC' });
const two = (figure: number) => String(figure).padStart(2, '0');
const months = Array.from({ length: 12 }, (_, index) => ({
  value: two(index + 1),
  label: monthName.format(new Date(Date.UTC(2026, index, 1))),
}));
const daysOfMonth = Array.from({ length: 31 }, (_, index) => two(index + 1));

/** Asks for a day of every year, `MM-DD`. */
function YearlyDay({ label, value, onChange, disabled }: Part<string> & { label: string }) {
  const [month = '01', day = '01'] = value.split('-');
  return (
    <Group gap="xs" align="end" wrap="nowrap">
      <NativeSelect
        label={label}
        data={daysOfMonth}
        value={day}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(`${month}-${currentTarget.value}`)}
      />
      <NativeSelect
        aria-label={`${label}, mês`}
        data={months}
        value={month}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(`${currentTarget.value}-${day}`)}
      />
    </Group>
  );
}

function Seasons({ value, onChange, disabled, semana }: Part<Season[]> & { semana: Week }) {
  const change = (index: number, changed: Partial<Season>) =>
    onChange(value.map((each, at) => (at === index ? { ...each, ...changed } : each)));
  return (
    <Stack gap="sm">
      {value.map((season, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: none is ever moved
        <Stack key={index} gap="sm" className={styles.season}>
          <Group gap="md" align="end">
            <YearlyDay
              label="Todos os anos, de"
              value={season.de}
              onChange={(de) => change(index, { de })}
              disabled={disabled}
            />
            <YearlyDay
              label="até"
              value={season.ate}
              onChange={(ate) => change(index, { ate })}
              disabled={disabled}
            />
            <RemoveButton
              aria-label={`Retirar a época ${index + 1}`}
              disabled={disabled}
              onClick={() => onChange(value.toSpliced(index, 1))}
            />
          </Group>
          <WeekGrid
            label={`Horário da época ${index + 1}`}
            value={season.semana}
            onChange={(week) => change(index, { semana: week })}
            disabled={disabled}
          />
        </Stack>
      ))}
      <Group>
        <Button
          variant="outline"
          leftSection={<Icon name="add" />}
          disabled={disabled}
          onClick={() => onChange([...value, { de: '06-15', ate: '09-15', semana }])}
        >
          Adicionar época com outro horário
        </Button>
      </Group>
    </Stack>
  );
}

function HorarioInput(props: InputProps<Horario, HorarioField>) {
  const { field, id, value, onChange, disabled, describedBy } = props;
  const part = <Name extends keyof Horario>(name: Name): Part<Horario[Name]> => ({
    value: value[name],
    onChange: (changed) => onChange({ ...value, [name]: changed }),
    disabled,
  });
  return (
    <Stack
      gap="md"
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy}
    >
      <WeekGrid label="Horário da semana" {...part('semana')} />
      <Switch
        label="Fecha nos feriados"
        size="md"
        checked={value.feriados}
        disabled={disabled}
        onChange={({ currentTarget }) => part('feriados').onChange(currentTarget.checked)}
      />
      <Closures id={id} {...part('fechos')} />
      <Seasons {...part('epocas')} semana={value.semana} />
      {(!field.isNotedBeside || value.notas !== '') && (
        <Textarea
          label="Notas sobre o horário"
          value={value.notas}
          maxLength={1_000}
          autosize
          disabled={disabled}
          onChange={({ currentTarget }) => part('notas').onChange(currentTarget.value)}
        />
      )}
    </Stack>
  );
}

function HorarioCell({ value }: CellProps<Horario>) {
  const lines = [
    ...weekInWords(value.semana).map(({ dias, horas }) => `${dias}: ${horas}`),
    ...value.fechos.map(
      (each) => `Fechado ${daysOfClosure(each)}${each.motivo && `: ${each.motivo}`}`,
    ),
    value.notas,
  ];
  return <p className={styles.written}>{lines.filter(Boolean).join('\n')}</p>;
}

/** Opening hours, typed day by day; one can be copied to all working days. */
export const horarioView: View<Horario, HorarioField> = { Input: HorarioInput, Cell: HorarioCell };
