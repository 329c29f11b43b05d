import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { counted } from '../language/counted.ts';
import { Entry, EntryList, Pairs } from './inputs/EntryList.tsx';
import { MoveButtons } from './inputs/MoveButtons.tsx';
import { moved } from './inputs/useReorder.ts';
import {
  answersOf,
  freeKey,
  type Pergunta,
  type QuestionKind,
  questionKinds,
} from './perguntas.ts';
import type { CellProps, InputProps, View } from './view.ts';

const kinds = Object.entries(questionKinds).map(([value, label]) => ({ value, label }));

type PerguntaProps = {
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
function Depends({ pergunta: { se }, before, disabled, onChange }: PerguntaProps) {
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

function PerguntaEntry(props: PerguntaProps) {
  const { pergunta, before, count, disabled, onChange, onMove, onRemove } = props;
  const { label, tipo, required, ajuda, opcoes, se } = pergunta;
  const called = label || 'Pergunta sem texto';
  return (
    <Entry
      called={called}
      about={`${questionKinds[tipo]}${required ? ', obrigatória' : ''}${se ? `, só com «${se.valor}»` : ''}`}
      isNew={label === ''}
      disabled={disabled}
      buttons={
        <MoveButtons
          index={before.length}
          count={count}
          icons={['up', 'down']}
          label={(step) => `${step < 0 ? 'Subir' : 'Descer'} ${called}`}
          disabled={disabled}
          onMove={onMove}
        />
      }
      onRemove={onRemove}
    >
      <TextInput
        label="Pergunta"
        value={label}
        maxLength={200}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
      />
      <Pairs>
        <NativeSelect
          label="Tipo de resposta"
          value={tipo}
          data={kinds}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange({ tipo: currentTarget.value as QuestionKind })}
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
      </Pairs>
      <Checkbox
        label="Tem de ser respondida"
        size="md"
        checked={required}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ required: currentTarget.checked })}
      />
    </Entry>
  );
}

function PerguntasInput(props: InputProps<Pergunta[]>) {
  const { value, onChange, disabled } = props;
  const fresh = (): Pergunta => ({
    chave: freeKey(value),
    label: '',
    tipo: 'texto',
    required: false,
    ajuda: '',
    opcoes: [],
    se: null,
  });
  return (
    <EntryList
      input={props}
      keyOf={({ chave }) => chave}
      entry={(pergunta, index, changes) => (
        <PerguntaEntry
          pergunta={pergunta}
          disabled={disabled}
          {...changes}
          before={value.slice(0, index)}
          count={value.length}
          onMove={(to) => onChange(moved(value, index, to))}
        />
      )}
      add={{ label: 'Adicionar pergunta', fresh }}
    />
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
