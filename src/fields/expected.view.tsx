import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Expectation, ExpectedField } from './expected.ts';
import styles from './expected.view.module.css';
import { Icon } from './inputs/Icon.tsx';
import { type CellProps, type InputProps, labelId, type View } from './view.ts';

const monthName = new Intl.DateTimeFormat('pt-PT', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName.format(new Date(Date.UTC(2026, index, 1))),
}));
const days = Array.from({ length: 31 }, (_, index) => String(index + 1));
const nameOf = (month: number) => months[month - 1]?.label ?? '';

/** The months in which the document is decided, in words. */
function monthsOf({ deMes, aMes, anoAnterior }: Expectation): string {
  const span = deMes === aMes ? nameOf(deMes) : `${nameOf(deMes)} a ${nameOf(aMes)}`;
  return anoAnterior ? `${span} do ano anterior` : span;
}

type EntryProps = {
  entry: Expectation;
  field: ExpectedField;
  disabled: boolean | undefined;
  onChange(changed: Partial<Expectation>): void;
  onRemove(): void;
};

function Entry({ entry, field, disabled, onChange, onRemove }: EntryProps) {
  const { nome, tipo, orgao, deMes, aMes, anoAnterior, atrasoDia, atrasoMes } = entry;
  const called = nome || 'Documento sem nome';
  // Set only once: afterwards the user opens and closes it.
  const [isNew] = useState(nome === '');
  const pick = (
    label: string,
    value: string | number,
    data: readonly unknown[],
    name: keyof Expectation,
  ) => (
    <NativeSelect
      label={label}
      value={String(value)}
      data={data as string[]}
      disabled={disabled}
      onChange={({ currentTarget }) =>
        onChange({
          [name]: typeof value === 'number' ? Number(currentTarget.value) : currentTarget.value,
        })
      }
    />
  );
  return (
    <details className={styles.entry} open={isNew}>
      <summary>
        <span className={styles.name}>{called}</span>
        <span className={styles.when}>
          {tipo}, {orgao}, {monthsOf(entry)}
        </span>
      </summary>
      <Stack gap="sm" className={styles.inputs}>
        <TextInput
          label="Nome"
          description="Escreva {ano} e {ano anterior} onde devem ficar os anos."
          value={nome}
          maxLength={150}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange({ nome: currentTarget.value })}
        />
        <div className={styles.pairs}>
          {pick('Tipo', tipo, field.types, 'tipo')}
          {pick('Órgão', orgao, field.organs, 'orgao')}
          {pick('Ato, do mês de', deMes, months, 'deMes')}
          {pick('Ato, ao mês de', aMes, months, 'aMes')}
          {pick('Em atraso depois do dia', atrasoDia, days, 'atrasoDia')}
          {pick('Do mês de', atrasoMes, months, 'atrasoMes')}
        </div>
        <Checkbox
          label="Decide-se no ano anterior"
          size="md"
          checked={anoAnterior}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange({ anoAnterior: currentTarget.checked })}
        />
        <Button
          variant="outline"
          color="red"
          data-remove
          aria-label={`Remover ${called}`}
          disabled={disabled}
          onClick={onRemove}
        >
          Remover
        </Button>
      </Stack>
    </details>
  );
}

function ExpectedInput(props: InputProps<Expectation[], ExpectedField>) {
  const { field, id, value, onChange, disabled, describedBy } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const isSuggested = JSON.stringify(value) === JSON.stringify(field.suggested);
  const [tipo] = field.types;
  const [orgao] = field.organs;
  const fresh: Expectation = {
    ...{ nome: '', tipo, orgao, deMes: 1, aMes: 12 },
    ...{ anoAnterior: false, atrasoDia: 31, atrasoMes: 12 },
  };

  function add() {
    onChange([...value, fresh]);
    requestAnimationFrame(() => {
      const inputs = list.current?.querySelectorAll<HTMLInputElement>('details:last-of-type input');
      inputs?.[0]?.focus();
    });
  }

  return (
    <Stack gap="sm">
      <fieldset
        ref={list}
        className={styles.entries}
        id={id}
        tabIndex={-1}
        aria-labelledby={labelId(id)}
        aria-describedby={describedBy}
      >
        {value.map((entry, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal, and none is ever moved
            key={`${index} of ${value.length}`}
            entry={entry}
            field={field}
            disabled={disabled}
            onChange={(changed) =>
              onChange(value.map((each, at) => (at === index ? { ...each, ...changed } : each)))
            }
            onRemove={() => {
              onChange(value.filter((_, at) => at !== index));
              list.current?.focus();
            }}
          />
        ))}
      </fieldset>
      <Group gap="sm">
        <Button
          variant="outline"
          leftSection={<Icon name="add" />}
          disabled={disabled || value.length >= field.most}
          onClick={add}
        >
          Adicionar documento esperado
        </Button>
        <Button
          variant="subtle"
          disabled={disabled || isSuggested}
          onClick={() => onChange([...field.suggested])}
        >
          Repor a lista sugerida
        </Button>
      </Group>
    </Stack>
  );
}

function ExpectedCell({ value }: CellProps<Expectation[]>) {
  return value.map(({ nome }) => nome).join(', ');
}

/** The documents expected every year: one line each, opened to edit it. */
export const expectedView: View<Expectation[], ExpectedField> = {
  Input: ExpectedInput,
  Cell: ExpectedCell,
};
