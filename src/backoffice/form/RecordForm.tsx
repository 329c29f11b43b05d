import { Button, Stack, Text } from '@mantine/core';
import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { slug } from '../../fields/identifier.ts';
import type { Fotos } from '../../fields/photo.ts';
import { holds } from '../../fields/shape.ts';
import type { FieldError } from '../../fields/validate.ts';
import { type Committed, UploadError } from '../../fields/view.ts';
import { commitValue, viewOf } from '../../fields/views.ts';
import { scrollWindow } from '../../parts/scrollWindow.ts';
import { servicesFor, WithServices } from '../parts/WithServices.tsx';
import { type CheckedShape, checkValues, sendable } from './checkValues.ts';
import { dropDraft, keepDraft, readDraft, writeDrafts } from './drafts.ts';
import { FieldFrame, inputId } from './FieldFrame.tsx';
import { Faults, Restored } from './FormNotices.tsx';
import { initialValues, resumed, same } from './formValues.ts';
import { identifierMaker } from './identifierMaker.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import styles from './RecordForm.module.css';
import { useArrivals } from './useArrivals.ts';

type Values = Record<string, unknown>;

type Props<Saved> = {
  shape: CheckedShape & { heading?: string };
  /** Fields under headings, the first perhaps without; all in one run where there are none. */
  groups?: readonly { title: string; fields: readonly string[] }[];
  /** Fields that whoever sees them may not change, and why. */
  locked?: { fields: readonly string[]; why: string } | undefined;
  /** The stored record; none when adding. */
  record: Values | undefined;
  fotos: Fotos;
  /** The name its draft is kept under. */
  draft: string;
  cancelTo: string;
  /** Before what is valid is saved: what the save carries besides, what is wrong, or none to go on editing. */
  beforeSave?: (values: Values) => Promise<Values | Refused | undefined>;
  send(values: Values): Promise<Saved | Refused>;
  /** After a save; the form is then as good as new. */
  onSaved(saved: Saved): void;
  /** After a save that failed for any reason but a taken identifier. */
  onFailed(refused: Refused): void;
  /** More buttons for the bar, given what the form holds. */
  extra?: ((values: Values) => ReactNode) | undefined;
};

/** The one form of the back-office, for any shape, to add and to edit. */
export function RecordForm<Saved>(props: Props<Saved>) {
  const { shape, groups, locked, record, fotos, draft, cancelTo, onSaved, onFailed, extra } = props;
  const { beforeSave = async () => ({}), send } = props;
  const { fields } = shape;
  const base = String(record?.updatedAt ?? '');

  const [stored, setStored] = useState(() => initialValues(shape, record));
  const [begun] = useState(() => readDraft(draft));
  const [values, setValues] = useState(() => resumed(stored, begun));
  const [errors, setErrors] = useState<FieldError[]>(begun?.errors ?? []);
  const [isRestored, setRestored] = useState(() => !same(values, stored));
  const [isSaving, setSaving] = useState(false);
  const [makeIdentifier] = useState(() =>
    record || !shape.heading ? undefined : identifierMaker(fields, shape.heading, values),
  );
  const saving = useRef(false);
  const done = useRef(false);
  const givingUp = useRef(false);
  const isChanged = !same(values, stored);

  /** What the form holds at this very moment: uploads end between two drawings of it. */
  const latest = useRef(values);
  const arrivals = useArrivals();

  const changed = useRef(isChanged);
  changed.current = isChanged;
  const hasUnsaved = useRef(() => (changed.current || arrivals.isAny()) && !done.current).current;

  useEffect(() => {
    if (done.current) return;
    if (isChanged) keepDraft(draft, { values, base });
    else dropDraft(draft);
  }, [draft, values, base, isChanged]);

  useWindowEvent('pagehide', writeDrafts);
  useEffect(() => writeDrafts, []);

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
    const touched = name === shape.heading ? [name, 'identifier'] : [name];
    setErrors((known) =>
      known.filter(
        ({ param }) => !touched.includes(param) && holds(shape.shownWhen?.[param], next),
      ),
    );
  }

  function show(found: FieldError[]): void {
    setErrors(found);
    scrollWindow(() => -window.scrollY, 1_000);
    const first = found.find(({ param }) => param in fields);
    // After the inputs have heard of their faults.
    if (first) {
      requestAnimationFrame(() =>
        document.getElementById(inputId(first.param))?.focus({ preventScroll: true }),
      );
    }
  }

  /** Files that wait in the form are sent first: a record must never name one that did not arrive. */
  async function commitAll(held: Values): Promise<Map<string, Committed> | FieldError[]> {
    const services = servicesFor(fotos);
    const committed = new Map<string, Committed>();
    const failed: FieldError[] = [];
    for (const [name, field] of Object.entries(fields)) {
      if (field.setByServer) continue;
      try {
        committed.set(name, await commitValue(field, sendable(shape, held, name), services));
      } catch (error) {
        if (!(error instanceof UploadError)) throw error;
        failed.push({ param: name, msg: error.message });
      }
    }
    return failed.length > 0 ? failed : committed;
  }

  async function save(): Promise<void> {
    const unsent = await arrivals.missing();
    if (unsent.length > 0) return show(unsent);
    const held = latest.current;
    const found = checkValues(shape, held, record);
    if (found.length > 0) return show(found);
    const envelope = await beforeSave(held);
    if (!envelope) return;
    if (isRefused(envelope)) return show(envelope.errors);
    const committed = await commitAll(held);
    if (Array.isArray(committed)) return show(committed);
    const body = Object.fromEntries([...committed].map(([name, { value }]) => [name, value]));
    // What was sent need not be sent again, should the rest fail.
    hold(body);

    const answer = await send({ ...body, ...envelope });
    if (isRefused(answer)) {
      if (answer.errors.some(({ param }) => param === 'identifier')) return show(answer.errors);
      keepDraft(draft, { values: body, base, errors: answer.errors });
      writeDrafts();
      setErrors(answer.errors);
      done.current = true;
      onFailed(answer);
      return;
    }
    done.current = true;
    dropDraft(draft);
    setStored(body);
    setRestored(false);
    setErrors([]);
    for (const { afterSave } of committed.values()) {
      // What cannot be tidied up now is swept by the server later.
      await afterSave?.().catch(() => undefined);
    }
    onSaved(answer);
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (saving.current) return;
    saving.current = true;
    setSaving(true);
    const focused = document.activeElement as HTMLElement | null;
    try {
      await save();
    } finally {
      saving.current = false;
      setSaving(false);
      // Where the form stays on the screen, it is guarded again and the keyboard goes on.
      requestAnimationFrame(() => {
        done.current = false;
        if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
      });
    }
  }

  const saveByKey = () => {
    // What is typed into a dialog is not in the form yet.
    if (!document.querySelector('[aria-modal="true"]')) void submit();
  };
  useHotkeys([['mod+S', saveByKey]], [], true);

  function discard(): void {
    dropDraft(draft);
    hold(stored);
    setErrors([]);
    setRestored(false);
  }

  function frame([name, field]: (typeof shown)[number]) {
    const isEditable = holds(shape.editableWhen?.[name], values);
    const isLocked = locked?.fields.includes(name) ?? false;
    return (
      <FieldFrame
        key={name}
        name={name}
        field={field}
        value={isEditable ? values[name] : field.initial}
        onChange={change}
        onSending={arrivals.note}
        error={errors.find(({ param }) => param === name)?.msg}
        disabled={!isEditable || isLocked}
        help={(record ? undefined : field.helpWhenNew) ?? field.help}
      />
    );
  }

  return (
    <WithServices fotos={fotos}>
      {isRestored && <Restored isOutdated={begun?.base !== base} onDiscard={discard} />}
      <Faults fields={shown.filter(([name]) => errors.some(({ param }) => param === name))} />
      <form noValidate onSubmit={submit}>
        <Stack gap="var(--space-5)" maw="46rem">
          <Text c="dimmed">Os campos com * são obrigatórios.</Text>
          {groups && groups.length > 2 && (
            <nav aria-label="Nesta página">
              <ul className="row-list">
                {groups.map(({ title }) => (
                  <li key={title}>
                    <a href={`#${slug(title)}`} className="touch-link">
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {/* Nothing can be typed that the save under way would not carry. */}
          <Stack gap="var(--space-5)" inert={isSaving}>
            {groups
              ? groups.map((group) => (
                  <section key={group.title} className={styles.group}>
                    {group.title && (
                      <h2 id={slug(group.title)} tabIndex={-1}>
                        {group.title}
                      </h2>
                    )}
                    {group.fields.some((name) => locked?.fields.includes(name)) && (
                      <Text c="dimmed">{locked?.why}</Text>
                    )}
                    {shown.filter(([name]) => group.fields.includes(name)).map(frame)}
                  </section>
                ))
              : shown.map(frame)}
          </Stack>
          <div className={styles.bar}>
            <Button type="submit" loading={isSaving}>
              Guardar
            </Button>
            <Button
              component={Link}
              to={cancelTo}
              variant="default"
              onClick={(event: MouseEvent) => {
                // In a window of its own the link leaves this form as it is.
                givingUp.current = !event.ctrlKey && !event.metaKey && !event.shiftKey;
              }}
            >
              Cancelar
            </Button>
            {extra?.(values)}
          </div>
        </Stack>
      </form>
      <LeaveQuestion
        hasUnsaved={hasUnsaved}
        givingUp={givingUp}
        onGiveUp={() => {
          done.current = true;
          dropDraft(draft);
        }}
      />
    </WithServices>
  );
}
