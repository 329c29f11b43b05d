import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/pt.js';
import { useState } from 'react';
import { isDay, lisbonDay, longDate } from '../language/calendar.ts';
import { FieldInput } from './inputs/FieldInput.tsx';
import { Icon } from './inputs/Icon.tsx';
import { readDay, showDay } from './inputs/typedDay.ts';
import { Unset } from './inputs/Unset.tsx';
import { useTyped } from './inputs/useTyped.ts';
import type { InputProps, View } from './view.ts';

const unset = 'Não está definida';

const calendarWords = {
  monthLevelControl: 'Escolher o mês',
  yearLevelControl: 'Escolher o ano',
  nextMonth: 'Mês seguinte',
  previousMonth: 'Mês anterior',
  nextYear: 'Ano seguinte',
  previousYear: 'Ano anterior',
  nextDecade: 'Década seguinte',
  previousDecade: 'Década anterior',
};

/** Its value is a day, '' or text that is not a day yet, which the field's schema refuses with a message. */
export function DateInput(props: InputProps<string>) {
  return (
    <FieldInput
      frame={props}
      placeholder="dd/mm/aaaa"
      rightSectionPointerEvents="all"
      rightSectionWidth={46}
      rightSection={<CalendarButton {...props} />}
      {...useTyped(props, { show: showDay, read: readDay })}
    />
  );
}

function CalendarButton({ field, value, onChange, disabled, refuses }: InputProps<string>) {
  const [opened, setOpened] = useState(false);
  const day = isDay(value) ? value : null;
  const today = lisbonDay(new Date());
  const focused = day ?? today;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon variant="subtle" onClick={() => setOpened(!opened)} disabled={disabled}>
          <Icon name="calendar" size={20} />
          <VisuallyHidden>Abrir o calendário: {field.label}</VisuallyHidden>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker
          locale="pt"
          size="md"
          // No red weekends: red is only for errors.
          weekendDays={[]}
          ariaLabels={calendarWords}
          allowDeselect
          defaultDate={focused}
          value={day}
          onChange={(picked) => {
            onChange(picked ?? '');
            setOpened(false);
          }}
          highlightToday
          excludeDate={(each) => refuses?.(each) ?? false}
          getDayProps={(each) => ({
            'data-autofocus': each === focused || undefined,
            'aria-current': each === today ? 'date' : undefined,
          })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function Day({ value }: { value: string }) {
  return <time dateTime={value}>{longDate(value)}</time>;
}

export const dateView: View<string> = {
  Input: DateInput,
  Cell: ({ value }) => (value === '' ? <Unset words={unset} /> : <Day value={value} />),
  unset,
};

/** A moment that only the server sets. */
export const instantView: View<string> = {
  Input: () => null,
  Cell: ({ value }) => (value === '' ? null : <Day value={value} />),
  hiddenIn: ['form'],
  unset,
};
