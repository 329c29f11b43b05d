import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isRefused, type Refused } from '../../calls/ask.ts';
import type { Pdfs } from '../../fields/pdfFacts.ts';
import type { Fotos } from '../../fields/photo.ts';
import { markedAnew } from '../../fields/translation.ts';
import type { FieldError } from '../../fields/validate.ts';
import { scrollWindow } from '../../parts/scrollWindow.ts';
import { callQuietly } from '../client.ts';
import { pdfsIn } from '../parts/WithServices.tsx';
import type { NewerDraft } from './autosave.ts';
import { type CheckedShape, checkValues, sendableValues } from './checkValues.ts';
import { type Draft, readDraft } from './drafts.ts';
import {
  baseOf,
  changedFrom,
  continuedFrom,
  initialValues,
  mergedSince,
  proposedByFields,
  replacedFiles,
} from './formValues.ts';
import { identifierMaker, withRemedy } from './identifierMaker.ts';
import { isSame, merge } from './merge.ts';
import { useConflict, type Who } from './useConflict.ts';
import { type Keeping, useDraft } from './useDraft.ts';
import { type FormValues, useFormState, useSaveKey } from './useFormState.ts';
import { watchUploads } from './watchUploads.ts';

const chooseFirst = 'Foi mudado dos dois lados: escolha acima, ou escreva como deve ficar';

/** What somebody else saved while this form was open. */
type Newer = Who & { record: FormValues; fotos: Fotos };

export type RecordFormOptions<Saved> = {
  shape: CheckedShape & { heading?: string };
  /** The stored record; none when adding. */
  record: FormValues | undefined;
  /** The first values of a new record, where a link proposed some. */
  proposed?: FormValues | undefined;
  /** Values that it does not hold, which its translations are made from. */
  originals?: FormValues | undefined;
  fotos: Fotos;
  /** The name its draft is kept under in this browser. */
  draftName: string;
  /** What is needed to keep its draft with the account. */
  keeping?: (Keeping & { ficheiros: Pdfs }) | undefined;
  /** Saves a new record as a draft, to make room for another. */
  setAside?: ((values: FormValues) => Promise<unknown | Refused>) | undefined;
  /** Runs before valid values are saved: returns what else to send, a refusal to show, or nothing to go on editing. */
  beforeSave?: (values: FormValues) => Promise<FormValues | Refused | undefined>;
  send(values: FormValues): Promise<Saved | Refused>;
  /** The newer record that came with a refusal, and the answer that goes with it. */
  newerIn?: (refused: Refused) => (Newer & { saved: Saved }) | undefined;
  /** Called after a save, once the draft is gone and the form holds what was saved. */
  onSaved(saved: Saved): void;
  /** Called after a save failed, unless its identifier was taken; `draft` is the name of the kept draft. */
  onFailed(refused: Refused, draft: string): void;
};

const scrollToTop = () => scrollWindow(() => -window.scrollY, 1_000);

/** What the form is compared with: the record as the server is known to have it. */
function useStored<Saved>({ shape, record, proposed, fotos }: RecordFormOptions<Saved>) {
  const [stored, setStored] = useState(() => ({
    values: initialValues(shape, record ?? { ...proposedByFields(shape), ...proposed }),
    base: baseOf(record),
    fotos,
    ficheiros: pdfsIn(record),
  }));
  return {
    stored,
    /** These values were saved. */
    markSaved: (values: FormValues) => setStored((before) => ({ ...before, values })),
    /** Somebody saved a newer record. */
    replaceStored: (newer: Newer, values: FormValues) =>
      setStored((before) => ({
        values,
        base: baseOf(newer.record),
        fotos: { ...before.fotos, ...newer.fotos },
        ficheiros: { ...before.ficheiros, ...pdfsIn(newer.record) },
      })),
    /** What is known of the files that a draft names. */
    knowFiles: ({ fotos, ficheiros }: Pick<NewerDraft, 'fotos' | 'ficheiros'>) =>
      setStored((before) => ({
        ...before,
        fotos: { ...before.fotos, ...fotos },
        ficheiros: { ...before.ficheiros, ...ficheiros },
      })),
  };
}

/** What a record's form holds: its values, its draft, and conflicts with what others save meanwhile. */
function useDraftedState<Saved>(options: RecordFormOptions<Saved>) {
  const { shape, record, keeping } = options;
  const { heading = '' } = shape;
  const { stored, ...storedActions } = useStored(options);
  const [savedDraft] = useState(() =>
    keeping ? keeping.savedDraft : readDraft(options.draftName),
  );
  const [mergedAtStart] = useState(() =>
    mergedSince(shape, stored.values, savedDraft, stored.base),
  );
  const form = useFormState(shape, () => ({
    values: mergedAtStart?.values ?? continuedFrom(stored.values, savedDraft),
    errors: savedDraft?.errors,
  }));
  const { values } = form;
  const draft = useDraft(options.draftName, savedDraft, keeping, meetNewer);
  const { conflict, ...conflicts } = useConflict(mergedAtStart, {
    por: '',
    em: stored.base.updatedAt,
  });
  const [isRestored, setRestored] = useState(() => !isSame(values, stored.values));
  const [makeIdentifier] = useState(() =>
    record || !heading ? undefined : identifierMaker(shape.fields, heading, values),
  );
  /** Whether nothing can be lost any more, because it is being saved or was given up. */
  const isSafe = useRef(false);

  /** It was gone on with elsewhere: takes what only changed there; what changed on both sides waits for a choice. */
  function meetNewer(newer: NewerDraft, before: FormValues | undefined): void {
    const { valores, antes, em } = newer.rascunho;
    const theirs = continuedFrom(stored.values, { values: valores, antes, base: '' });
    const base = before ?? { ...stored.values, ...savedDraft?.antes };
    const merged = merge(shape, base, form.latest.current, theirs);
    storedActions.knowFiles(newer);
    form.hold(merged.values);
    conflicts.start(merged, { por: '', em, isOwn: true });
    goOnOnceChosen();
  }

  function goOnOnceChosen(): void {
    if (conflicts.undecided().every(({ who }) => !who.isOwn)) draft.goOn();
  }

  const draftOf = (typed: FormValues): Draft => ({
    values: typed,
    base: stored.base.updatedAt,
    versao: stored.base.versao,
    antes: changedFrom(stored.values, typed),
    titulo: String(typed[heading] ?? ''),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the form holds counts
  useEffect(() => {
    if (isSafe.current) return;
    if (isSame(values, stored.values)) void draft.drop();
    else draft.keep(draftOf(values));
  }, [values, stored.values]);

  function change(name: string, value: unknown): void {
    const isHeading = name === heading && makeIdentifier;
    const field = shape.fields[name];
    const current = { ...options.originals, ...form.latest.current, [name]: value };
    form.change(name, value, {
      ...(isHeading && { identifier: makeIdentifier(String(value)) }),
      ...(field?.translates && { traduzidoDe: markedAnew(name, field, current) }),
    });
    conflicts.settle(name);
  }

  return {
    form,
    stored,
    ...storedActions,
    draft,
    draftOf,
    conflict,
    conflicts,
    isRestored,
    isSafe,
    change,
    choose(name: string, whose: 'mine' | 'theirs'): void {
      change(name, conflicts.choose(name, whose, form.latest.current[name]));
      goOnOnceChosen();
    },
    /** Sets the form to the stored values; no draft or conflict is left. */
    startOver(current: FormValues): void {
      form.reset(current);
      setRestored(false);
      conflicts.clear();
    },
  };
}

async function removeFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // Ignore a refusal: the server sweeps whatever is left.
    await callQuietly('DELETE /api/file', { body: { path } });
  }
}

/** Everything that a record's form does. */
export function useRecordForm<Saved>(options: RecordFormOptions<Saved>) {
  const { shape, record, newerIn, setAside, onSaved, onFailed } = options;
  const state = useDraftedState(options);
  const { form, stored, draft, draftOf, conflicts, isSafe } = state;
  const [uploads] = useState(watchUploads);

  function show(found: readonly FieldError[]): void {
    form.show(found, { preventScroll: true });
    scrollToTop();
  }

  /** Somebody else saved meanwhile: takes what only they changed; what both changed waits for a choice. */
  function mergeNewer(mine: FormValues, newer: Newer & { saved: Saved }): Saved | undefined {
    const theirs = initialValues(shape, newer.record);
    const merged = merge(shape, stored.values, mine, theirs);
    state.replaceStored(newer, theirs);
    form.hold(merged.values);
    conflicts.start(merged, newer);
    scrollToTop();
    // If both are the same, an earlier try was saved and only its answer got lost.
    return isSame(mine, theirs) ? newer.saved : undefined;
  }

  /** Everything that keeps the form from being sent. */
  async function faults(): Promise<FieldError[]> {
    const failed = await uploads.failed();
    if (failed.length > 0) return failed;
    const undecided = conflicts.undecided().map(({ name }) => ({ param: name, msg: chooseFirst }));
    return undecided.length > 0 ? undecided : checkValues(shape, form.latest.current, record);
  }

  function fail(refused: Refused, body: FormValues): void {
    if (refused.errors.some(({ param }) => param === 'identifier')) {
      show(refused.errors.map((error) => withRemedy(error, shape.fields[shape.heading ?? ''])));
      return;
    }
    draft.keep({ ...draftOf(body), errors: refused.errors });
    draft.flush();
    form.show(refused.errors, { preventScroll: true });
    isSafe.current = true;
    onFailed(refused, draft.name);
  }

  async function succeed(saved: Saved, body: FormValues): Promise<void> {
    isSafe.current = true;
    await draft.drop();
    state.markSaved(body);
    state.startOver(body);
    await removeFiles(replacedFiles(shape.fields, stored.values, body));
    onSaved(saved);
  }

  async function save(): Promise<void> {
    const found = await faults();
    if (found.length > 0) return show(found);
    const current = form.latest.current;
    const envelope = options.beforeSave ? await options.beforeSave(current) : {};
    if (!envelope) return;
    if (isRefused(envelope)) return show(envelope.errors);
    const body = sendableValues(shape, current);
    const { versao } = stored.base;
    const sent = await options.send({ ...body, ...envelope, ...(versao !== null && { versao }) });
    const newer = isRefused(sent) ? newerIn?.(sent) : undefined;
    const answer = newer ? mergeNewer(body, newer) : sent;
    if (answer === undefined) return;
    if (isRefused(answer)) fail(answer, body);
    else await succeed(answer, body);
  }

  async function aside(): Promise<void> {
    const found = await uploads.failed();
    if (found.length > 0) return show(found);
    const answer = await setAside?.(sendableValues(shape, form.latest.current));
    if (isRefused(answer)) return show(answer.errors);
    await draft.drop();
    state.startOver(stored.values);
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    void form.once(async () => {
      await save();
      // If the form stays on the screen, what is typed from now on can be lost again.
      requestAnimationFrame(() => {
        isSafe.current = false;
      });
    });
  }
  useSaveKey(submit);

  return {
    ...state,
    uploads,
    submit,
    hasUnsaved: () =>
      !isSafe.current && (uploads.isAny() || !isSame(form.latest.current, stored.values)),
    discard(): void {
      void draft.drop();
      state.startOver(stored.values);
    },
    async giveUp(): Promise<void> {
      isSafe.current = true;
      await draft.drop();
    },
    setAside: setAside && (() => form.once(aside)),
  };
}
