import { Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isRefused, type Refused } from '../../calls/ask.ts';
import type { Field } from '../../fields/field.ts';
import type { Pdfs } from '../../fields/pdfFacts.ts';
import type { Fotos } from '../../fields/photo.ts';
import { holds } from '../../fields/shape.ts';
import type { FieldError } from '../../fields/validate.ts';
import { viewOf } from '../../fields/views.ts';
import { scrollWindow } from '../../parts/scrollWindow.ts';
import type { Face } from '../../sections/face.ts';
import { callQuietly } from '../client.ts';
import { pdfsIn, WithServices } from '../parts/WithServices.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { type CheckedShape, checkValues, sendableValues } from './checkValues.ts';
import { type Draft, readDraft } from './drafts.ts';
import { FieldFrame, inputId } from './FieldFrame.tsx';
import { FormFields, type Grouping } from './FormFields.tsx';
import { Faults, Restored } from './FormNotices.tsx';
import {
  baseOf,
  changedFrom,
  initialValues,
  mergedSince,
  proposalsOf,
  replacedFiles,
  resumed,
  same,
} from './formValues.ts';
import { identifierMaker, withRemedy } from './identifierMaker.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { merge } from './merge.ts';
import { SaveBar } from './SaveBar.tsx';
import { useArrivals } from './useArrivals.ts';
import { useConflict, type Who } from './useConflict.ts';
import { type DraftPlace, useDraft } from './useDraft.ts';
import { useKnown } from './useKnown.ts';
import { useSubmit } from './useSubmit.ts';

type Values = Record<string, unknown>;

const chooseFirst = 'Foi mudado dos dois lados: escolha acima, ou escreva como deve ficar';

/** What somebody saved while one was writing. */
export type Newer = Who & { record: Values; fotos: Fotos };

/** What keeps a form's draft with the account as well. */
export type Keeping = {
  place: DraftPlace;
  /** What waited for this form, and the name it has on the server. */
  begun: Draft;
  /** What is known of the PDFs it names. */
  ficheiros: Pdfs;
  /** Starts another one beside it, where there can be several. */
  onAnother?: (() => void) | undefined;
};

type Props<Saved> = Grouping & {
  shape: CheckedShape & { heading?: string; face?: Face };
  /** The stored record; none when adding. */
  record: Values | undefined;
  /** What a new record begins with, where somebody was led to it with a purpose. */
  proposed?: Values | undefined;
  fotos: Fotos;
  /** The name its draft is kept under in this browser. */
  draft: string;
  keeping?: Keeping | undefined;
  cancelTo: string;
  /** Before what is valid is saved: what the save carries besides, what is wrong, or none to go on editing. */
  beforeSave?: (values: Values) => Promise<Values | Refused | undefined>;
  send(values: Values): Promise<Saved | Refused>;
  /** The newer record that a refusal shows, with what was answered about it. */
  newerIn?: (refused: Refused) => (Newer & { saved: Saved }) | undefined;
  /** After a save; the form is then as good as new. */
  onSaved(saved: Saved): void;
  /** After a save that failed for any reason but a taken identifier; `draft` is where what was typed waits. */
  onFailed(refused: Refused, draft: string): void;
  /** More buttons for the bar, given what the form holds. */
  extra?: ((values: Values) => ReactNode) | undefined;
};

/** The one form of the back-office, for any shape, to add and to edit. */
export function RecordForm<Saved>(props: Props<Saved>) {
  const { shape, groups, locked, record, keeping, cancelTo, onSaved, onFailed, extra } = props;
  const { beforeSave = async () => ({}), send, newerIn } = props;
  const { fields } = shape;

  const [stored, setStored] = useState(() =>
    initialValues(shape, record ?? { ...proposalsOf(shape), ...props.proposed }),
  );
  const [base, setBase] = useState(() => baseOf(record));
  const [fotos, setFotos] = useState(props.fotos);
  const [ficheiros, setFicheiros] = useState(() => pdfsIn(record));
  const [begun] = useState(() => keeping?.begun ?? readDraft(props.draft));
  const [met] = useState(() => mergedSince(stored, begun, base));
  const [values, setValues] = useState(() => met?.values ?? resumed(stored, begun));
  const [errors, setErrors] = useState<FieldError[]>(begun?.errors ?? []);
  const [isRestored, setRestored] = useState(() => !same(values, stored));
  const [makeIdentifier] = useState(() =>
    record || !shape.heading ? undefined : identifierMaker(fields, shape.heading, values),
  );
  const draft = useDraft(props.draft, begun, keeping?.place);
  const { conflict, ...conflicts } = useConflict(met, { por: '', em: base.base });
  const done = useRef(false);
  const givingUp = useRef(false);
  const isChanged = !same(values, stored);
  const known = useKnown(shape, values, record);

  /** What the form holds at this very moment: uploads end between two drawings of it. */
  const latest = useRef(values);
  const arrivals = useArrivals();

  const changed = useRef(isChanged);
  changed.current = isChanged;
  const hasUnsaved = useRef(() => (changed.current || arrivals.isAny()) && !done.current).current;

  const draftOf = (typed: Values): Draft => ({
    values: typed,
    ...base,
    antes: changedFrom(stored, typed),
    titulo: shape.heading ? String(typed[shape.heading] ?? '') : '',
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what the form holds that counts
  useEffect(() => {
    if (done.current) return;
    if (isChanged) draft.keep(draftOf(values));
    else void draft.drop();
  }, [values, stored, isChanged]);

  const shown = Object.entries(fields).filter(
    ([name, field]) =>
      !field.setByServer &&
      !viewOf(field).hiddenIn?.includes('form') &&
      holds(shape.shownWhen?.[name], values),
  );

  function hold(next: Values): void {
    latest.current = next;
    setValues(next);
  }

  function change(name: string, value: unknown): void {
    const next = { ...latest.current, [name]: value };
    if (name === shape.heading && makeIdentifier) next.identifier = makeIdentifier(String(value));
    hold(next);
    known.touch(name);
    conflicts.settle(name);
    const touched = name === shape.heading ? [name, 'identifier'] : [name];
    setErrors((all) =>
      all.filter(({ param }) => !touched.includes(param) && holds(shape.shownWhen?.[param], next)),
    );
  }

  const wrong = useRef<string>(undefined);
  function show(found: FieldError[]): void {
    setErrors(found);
    scrollWindow(() => -window.scrollY, 1_000);
    wrong.current = found.find(({ param }) => param in fields)?.param;
  }

  /** Somebody else saved meanwhile: what only they changed is taken, what both did waits for a choice. */
  function meet(mine: Values, newer: Newer & { saved: Saved }): Saved | undefined {
    const theirs = initialValues(shape, newer.record);
    setBase(baseOf(newer.record));
    setStored(theirs);
    setFotos((known) => ({ ...known, ...newer.fotos }));
    setFicheiros((known) => ({ ...known, ...pdfsIn(newer.record) }));
    const merged = merge(stored, mine, theirs);
    hold(merged.values);
    conflicts.meet(merged, newer);
    scrollWindow(() => -window.scrollY, 1_000);
    // An earlier try got through, and only its answer was lost.
    return same(mine, theirs) ? newer.saved : undefined;
  }

  async function save(): Promise<void> {
    const unsent = await arrivals.missing();
    if (unsent.length > 0) return show(unsent);
    const held = latest.current;
    const undecided = conflicts.undecided().map((param) => ({ param, msg: chooseFirst }));
    if (undecided.length > 0) return show(undecided);
    const found = checkValues(shape, held, record);
    if (found.length > 0) return show(found);
    const envelope = await beforeSave(held);
    if (!envelope) return;
    if (isRefused(envelope)) return show(envelope.errors);
    const body = sendableValues(shape, held);
    const { versao } = base;
    const sent = await send({ ...body, ...envelope, ...(versao !== null && { versao }) });
    const newer = isRefused(sent) ? newerIn?.(sent) : undefined;
    const answer = newer ? meet(body, newer) : sent;
    if (answer === undefined) return;
    if (isRefused(answer)) {
      if (answer.errors.some(({ param }) => param === 'identifier')) {
        return show(answer.errors.map((error) => withRemedy(error, fields[shape.heading ?? ''])));
      }
      draft.keep({ ...draftOf(body), errors: answer.errors });
      draft.flush();
      setErrors(answer.errors);
      done.current = true;
      onFailed(answer, draft.name());
      return;
    }
    done.current = true;
    await draft.drop();
    setStored(body);
    setRestored(false);
    setErrors([]);
    conflicts.clear();
    for (const path of replacedFiles(fields, stored, body)) {
      // Ignore a refusal: the server sweeps whatever is left.
      await callQuietly('DELETE /api/file', { body: { path } });
    }
    onSaved(answer);
  }

  const { isSaving, submit } = useSubmit(save, () => {
    // It is guarded again.
    done.current = false;
  });

  function discard(): void {
    void draft.drop();
    hold(stored);
    setErrors([]);
    setRestored(false);
    conflicts.clear();
  }

  function choose(name: string, whose: 'mine' | 'theirs'): void {
    change(name, conflicts.choose(name, whose, latest.current[name]));
  }

  // While it is being saved nothing in it can have the focus.
  useEffect(() => {
    if (isSaving || !wrong.current) return;
    document.getElementById(inputId(wrong.current))?.focus({ preventScroll: true });
    wrong.current = undefined;
  });

  function frame([name, field]: readonly [string, Field]) {
    const isEditable = holds(shape.editableWhen?.[name], values);
    const isLocked = locked?.fields.includes(name) ?? false;
    return (
      <FieldFrame
        key={name}
        name={name}
        field={field}
        value={isEditable ? values[name] : field.initial}
        onChange={change}
        onLeave={known.leave}
        onSending={arrivals.note}
        refuses={known.refuses}
        error={errors.find(({ param }) => param === name)?.msg ?? known.fault(name)}
        remark={known.remark(name)}
        disabled={!isEditable || isLocked}
        help={(record ? undefined : field.helpWhenNew) ?? field.help}
      />
    );
  }

  return (
    <WithServices {...{ fotos, ficheiros }} drafted={keeping?.ficheiros} face={shape.face}>
      {isRestored && <Restored onDiscard={discard} onAnother={keeping?.onAnother} />}
      {conflict && (
        <ConflictPanel conflict={conflict} fields={fields} values={values} onChoose={choose} />
      )}
      <Faults fields={shown.filter(([name]) => errors.some(({ param }) => param === name))} />
      <form noValidate onSubmit={submit}>
        <Stack gap="var(--space-5)" maw="46rem">
          {shown.some(([, { required }]) => required) && (
            <Text c="dimmed">Os campos com * são obrigatórios.</Text>
          )}
          <FormFields groups={groups} locked={locked} shown={shown} inert={isSaving}>
            {frame}
          </FormFields>
          <SaveBar
            isSaving={isSaving}
            cancelTo={cancelTo}
            onCancel={(isGivingUp) => {
              givingUp.current = isGivingUp;
            }}
            standing={draft.standing}
          >
            {extra?.(values)}
          </SaveBar>
        </Stack>
      </form>
      <LeaveQuestion
        hasUnsaved={hasUnsaved}
        givingUp={givingUp}
        onLeave={draft.flush}
        onGiveUp={async () => {
          done.current = true;
          await draft.drop();
        }}
      />
    </WithServices>
  );
}
