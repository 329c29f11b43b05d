import { Button, Checkbox } from '@mantine/core';
import { memo, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { PdfLine } from '../../fields/inputs/AttachmentFacts.tsx';
import { FieldInput } from '../../fields/inputs/FieldInput.tsx';
import { PdfProblems } from '../../fields/inputs/PdfProblems.tsx';
import { SelectInput } from '../../fields/inputs/SelectInput.tsx';
import { readDay, showDay } from '../../fields/inputs/typedDay.ts';
import { useTyped } from '../../fields/inputs/useTyped.ts';
import { labelId } from '../../fields/view.ts';
import { officePath } from '../../sections/officePath.ts';
import styles from './BulkScreen.module.css';
import { documentos } from './documentos.ts';
import {
  type Corrected,
  type DraftRow,
  type DraftRows,
  isStandIn,
  noDay,
} from './draftRows.screen.ts';

const { type: typeField, orgao: organField } = documentos.fields;

/** How long a pause in typing is before a row is saved, in milliseconds. */
const pause = 1_500;

const optionsOf = (choices: readonly string[]) => choices.map((value) => ({ value, name: value }));
const types = optionsOf(typeField.choices);
const organs = optionsOf(organField.choices);

type PartProps = { row: DraftRow; rows: DraftRows };

function Part({ name, row, children }: { name: Corrected; row: DraftRow; children: ReactNode }) {
  const id = inputId(name, row);
  return (
    <div className={styles[name]}>
      <label id={labelId(id)} htmlFor={id} className={styles.label}>
        {documentos.fields[name].label}
        <span className="visually-hidden">: {row.record.title}</span>
      </label>
      {children}
    </div>
  );
}

const inputId = (name: Corrected, { record }: DraftRow) => `${name}-${record._id}`;

function frameOf(name: Corrected, { row, rows }: PartProps) {
  const id = row.record._id;
  return {
    id: inputId(name, row),
    describedBy: `estado-${id}`,
    value: row.typed[name],
    onChange: (value: string) => rows.type(id, name, value),
  };
}

function Day(props: PartProps) {
  const { row, rows } = props;
  const frame = frameOf('date', props);
  const isUnknown = isStandIn(row.typed.date);
  const typed = useTyped(
    { value: isUnknown ? '' : row.typed.date, onChange: frame.onChange },
    { show: showDay, read: readDay },
  );
  return (
    <Part name="date" row={row}>
      <FieldInput
        frame={{ ...frame, error: isUnknown ? noDay : undefined }}
        placeholder="dd/mm/aaaa"
        inputMode="numeric"
        {...typed}
        onBlur={() => {
          typed.onBlur();
          void rows.save(row.record._id);
        }}
      />
    </Part>
  );
}

function Typed({ name, ...props }: PartProps & { name: 'numero' | 'title' }) {
  const frame = frameOf(name, props);
  return (
    <Part name={name} row={props.row}>
      <FieldInput
        frame={frame}
        maxLength={300}
        value={frame.value}
        onChange={frame.onChange}
        onBlur={() => void props.rows.save(props.row.record._id)}
      />
    </Part>
  );
}

const stateWords = { saved: 'Guardado', typed: '', saving: 'A guardar…', failed: '', clash: '' };

function Standing({ row, rows }: PartProps) {
  const { record, state, reason, typed } = row;
  const isFault = state === 'failed' || state === 'clash';
  return (
    <div id={`estado-${record._id}`} className={styles.standing} data-fault={isFault || undefined}>
      <span role={isFault ? 'alert' : undefined}>
        {reason || (isStandIn(typed.date) ? `${noDay}.` : stateWords[state])}
      </span>
      {state === 'clash' && (
        <>
          <Button variant="default" onClick={() => void rows.save(record._id)}>
            Guardar o meu
          </Button>
          <Button variant="default" onClick={() => rows.takeStored(record._id)}>
            Ficar com o guardado
          </Button>
        </>
      )}
      {state === 'failed' && (
        <Button variant="default" onClick={() => void rows.save(record._id)}>
          Tentar de novo<span className="visually-hidden">: {record.title}</span>
        </Button>
      )}
    </div>
  );
}

/** One draft, corrected in its place. */
export const DraftTableRow = memo(function DraftTableRow({
  id,
  rows,
}: {
  id: string;
  rows: DraftRows;
}) {
  const row = useSyncExternalStore(rows.subscribe, () => rows.row(id));
  const typed = row?.typed;
  const isTyped = row?.state === 'typed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause anew
  useEffect(() => {
    if (!isTyped) return;
    const timer = setTimeout(() => void rows.save(id), pause);
    return () => clearTimeout(timer);
  }, [typed, isTyped, rows, id]);
  if (!row) return null;
  const { record } = row;
  const [first] = record.files;
  return (
    <li className={styles.row} data-selected={row.isSelected || undefined}>
      <Checkbox
        className={styles.select ?? ''}
        size="md"
        aria-label={`Escolher «${record.title}»`}
        checked={row.isSelected}
        onChange={(event) => rows.select([id], event.currentTarget.checked)}
      />
      <Typed name="title" row={row} rows={rows} />
      <Part name="type" row={row}>
        <SelectInput input={frameOf('type', { row, rows })} options={types} />
      </Part>
      <Part name="orgao" row={row}>
        <SelectInput input={frameOf('orgao', { row, rows })} options={organs} />
      </Part>
      <Typed name="numero" row={row} rows={rows} />
      <Day row={row} rows={rows} />
      <div className={styles.below}>
        <span className={styles.file}>
          {first && <PdfLine path={first.file} facts={record.ficheiros[first.file]} />}
          {' · '}
          <Link to={officePath('documentos', record.identifier)}>
            Abrir<span className="visually-hidden"> «{record.title}»</span>
          </Link>
        </span>
        <Standing row={row} rows={rows} />
        {first && <PdfProblems problems={record.ficheiros[first.file]?.problemas ?? []} />}
      </div>
    </li>
  );
});
