import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { Expectation, ExpectedField } from './expected.ts';
import { Entry, EntryList, Pairs } from './inputs/EntryList.tsx';
import type { CellProps, InputProps, View } from './view.ts';

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

type ExpectationProps = {
  expectation: Expectation;
  field: ExpectedField;
  disabled: boolean | undefined;
  onChange(changed: Partial<Expectation>): void;
  onRemove(): void;
};

function ExpectationEntry(props: ExpectationProps) {
  const { expectation, field, disabled, onChange, onRemove } = props;
  const { nome, tipo, orgao, deMes, aMes, anoAnterior, atrasoDia, atrasoMes } = expectation;
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
    <Entry
      called={nome || 'Documento sem nome'}
      about={`${tipo}, ${orgao}, ${monthsOf(expectation)}`}
      isNew={nome === ''}
      disabled={disabled}
      onRemove={onRemove}
    >
      <TextInput
        label="Nome"
        description="Escreva {ano} e {ano anterior} onde devem ficar os anos."
        value={nome}
        maxLength={150}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ nome: currentTarget.value })}
      />
      <Pairs>
        {pick('Tipo', tipo, field.types, 'tipo')}
        {pick('Órgão', orgao, field.organs, 'orgao')}
        {pick('Ato, do mês de', deMes, months, 'deMes')}
        {pick('Ato, ao mês de', aMes, months, 'aMes')}
        {pick('Em atraso depois do dia', atrasoDia, days, 'atrasoDia')}
        {pick('Do mês de', atrasoMes, months, 'atrasoMes')}
      </Pairs>
      <Checkbox
        label="Decide-se no ano anterior"
        size="md"
        checked={anoAnterior}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ anoAnterior: currentTarget.checked })}
      />
    </Entry>
  );
}

function ExpectedInput(props: InputProps<Expectation[], ExpectedField>) {
  const { field, value, onChange, disabled } = props;
  const isSuggested = JSON.stringify(value) === JSON.stringify(field.suggested);
  const [tipo] = field.types;
  const [orgao] = field.organs;
  const fresh = (): Expectation => ({
    nome: '',
    tipo,
    orgao,
    deMes: 1,
    aMes: 12,
    anoAnterior: false,
    atrasoDia: 31,
    atrasoMes: 12,
  });
  return (
    <EntryList
      input={props}
      // Two entries may be equal, and none is ever moved.
      keyOf={(_, index) => `${index} of ${value.length}`}
      entry={(expectation, _, changes) => (
        <ExpectationEntry
          expectation={expectation}
          field={field}
          disabled={disabled}
          {...changes}
        />
      )}
      add={{ label: 'Adicionar documento esperado', fresh, most: field.most }}
      buttons={
        <Button
          variant="subtle"
          disabled={disabled || isSuggested}
          onClick={() => onChange([...field.suggested])}
        >
          Repor a lista sugerida
        </Button>
      }
    />
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
