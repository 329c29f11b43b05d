import { Button, Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { counted } from '../language/counted.ts';
import styles from './expected.view.module.css';
import { Icon } from './inputs/Icon.tsx';
import { MoveButtons } from './inputs/MoveButtons.tsx';
import { moved } from './inputs/useReorder.ts';
import {
  answersOf,
  freeKey,
  type Pergunta,
  type QuestionKind,
  questionKinds,
} from './perguntas.ts';
import { type CellProps, type InputProps, labelId, type View } from './view.ts';

const kinds = Object.entries(questionKinds).map(([value, label]) => ({ value, label }));

type EntryProps = {
  pergunta: Pergunta;
  /** The questions before it, on which it can depend. */
  before: readonly Pergunta[];
  count: number;
  disabled: boolean | undefined;
  onChange(changed: Partial<Pergunta>): void;
  onMove(to: number): void;
  onRemove(): void;
};

/** Chooses when it is asked: always, or only after a certain answer to an earlier question. */
function Depends({ pergunta: { se }, before, disabled, onChange }: EntryProps) {
  const causes = before.flatMap((each) =>
    answersOf(each)
      .filter((valor) => valor !== '')
      .map((valor) => ({ se: { chave: each.chave, valor }, label: `${each.label}: ${valor}` })),
  );
  const at = causes.findIndex(
    (cause) => cause.se.chave === se?.chave && cause.se.valor === se?.valor,
  );
  if (causes.length === 0 && !se) return null;
  return (
    <NativeSelect
      label="Só perguntar se a resposta for"
      value={se && at === -1 ? 'lost' : String(at)}
      disabled={disabled}
      data={[
        { value: '-1', label: 'Perguntar sempre' },
        ...(se && at === -1 ? [{ value: 'lost', label: 'Uma resposta que já não existe' }] : []),
        ...causes.map(({ label }, index) => ({ value: String(index), label })),
      ]}
      onChange={({ currentTarget }) => {
        if (currentTarget.value === 'lost') return;
        onChange({ se: causes[Number(currentTarget.value)]?.se ?? null });
      }}
    />
  );
}

function Entry(props: EntryProps) {
  const { pergunta, before, count, disabled, onChange, onMove, onRemove } = props;
  const { label, tipo, required, ajuda, opcoes } = pergunta;
  const called = label || 'Pergunta sem texto';
  // Set only once: afterwards the user opens and closes it.
  const [isNew] = useState(label === '');
  return (
    <details className={styles.entry} open={isNew}>
      <summary>
        <span className={styles.name}>{called}</span>
        <span className={styles.when}>
          {questionKinds[tipo]}
          {required && ', obrigatória'}
          {pergunta.se && `, só com «${pergunta.se.valor}»`}
        </span>
      </summary>
      <Stack gap="sm" className={styles.inputs}>
        <TextInput
          label="Pergunta"
          value={label}
          maxLength={200}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
        />
        <div className={styles.pairs}>
          <NativeSelect
            label="Tipo de resposta"
            value={tipo}
            data={kinds}
            disabled={disabled}
            onChange={({ currentTarget }) =>
              onChange({ tipo: currentTarget.value as QuestionKind })
            }
          />
          <TextInput
            label="Ajuda"
            value={ajuda}
            maxLength={300}
            disabled={disabled}
            onChange={({ currentTarget }) => onChange({ ajuda: currentTarget.value })}
          />
          {tipo.startsWith('escolha') && (
            <Textarea
              label="Escolhas, uma por linha"
              autosize
              minRows={3}
              value={opcoes.join('\n')}
              disabled={disabled}
              onChange={({ currentTarget }) =>
                onChange({
                  opcoes: currentTarget.value === '' ? [] : currentTarget.value.split('\n'),
                })
              }
            />
          )}
          <Depends {...props} />
        </div>
        <Checkbox
          label="Tem de ser respondida"
          size="md"
          checked={required}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange({ required: currentTarget.checked })}
        />
        <Group gap="sm">
          <MoveButtons
            index={before.length}
            count={count}
            icons={['up', 'down']}
            label={(step) => `${step < 0 ? 'Subir' : 'Descer'} ${called}`}
            disabled={disabled}
            onMove={onMove}
          />
          <Button
            variant="outline"
            color="red"
            aria-label={`Remover ${called}`}
            disabled={disabled}
            onClick={onRemove}
          >
            Remover
          </Button>
        </Group>
      </Stack>
    </details>
  );
}

function PerguntasInput(props: InputProps<Pergunta[]>) {
  const { id, value, onChange, disabled, describedBy } = props;
  const list = useRef<HTMLFieldSetElement>(null);

  function add() {
    onChange([
      ...value,
      {
        ...{ chave: freeKey(value), label: '', tipo: 'texto', required: false },
        ...{ ajuda: '', opcoes: [], se: null },
      },
    ]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>('details:last-of-type input')?.focus(),
    );
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
        {value.map((pergunta, index) => (
          <Entry
            key={pergunta.chave}
            pergunta={pergunta}
            before={value.slice(0, index)}
            count={value.length}
            disabled={disabled}
            onChange={(changed) => onChange(value.with(index, { ...pergunta, ...changed }))}
            onMove={(to) => {
              if (to >= 0 && to < value.length) onChange(moved(value, index, to));
            }}
            onRemove={() => {
              onChange(value.toSpliced(index, 1));
              list.current?.focus();
            }}
          />
        ))}
      </fieldset>
      <Group>
        <Button
          variant="outline"
          leftSection={<Icon name="add" />}
          disabled={disabled}
          onClick={add}
        >
          Adicionar pergunta
        </Button>
      </Group>
    </Stack>
  );
}

function PerguntasCell({ value, place }: CellProps<Pergunta[]>) {
  if (place === 'list') return counted(value.length, 'pergunta', 'perguntas');
  return (
    <ol>
      {value.map(({ chave, label }) => (
        <li key={chave}>{label}</li>
      ))}
    </ol>
  );
}

/** The questions of a form: one line each, opened to edit it. */
export const perguntasView: View<Pergunta[]> = {
  Input: PerguntasInput,
  Cell: PerguntasCell,
  unset: 'Sem perguntas',
};
