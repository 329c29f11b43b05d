import { Stack, Text } from '@mantine/core';
import { type ComponentProps, type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Disclosure } from '../../fields/inputs/Disclosure.tsx';
import { isRequired, meets, type Shape } from '../../fields/shape.ts';
import { viewOf } from '../../fields/views.ts';
import type { FormNoticeProps } from '../feature.ts';
import { WithServices } from '../parts/WithServices.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { FieldFrame, FieldGrid } from './FieldFrame.tsx';
import { Faults, Restored } from './FormNotices.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { isSame } from './merge.ts';
import styles from './RecordForm.module.css';
import { SaveBar } from './SaveBar.tsx';
import { Translations, useShownTranslations } from './Translations.tsx';
import type { NamedField } from './translationText.ts';
import { useFieldChecks } from './useFieldChecks.ts';
import type { FormValues } from './useFormState.ts';
import { type RecordFormOptions, useRecordForm } from './useRecordForm.ts';

/** What a part of the form says in place of its fields one under the other. */
export type Part = {
  /** Said beside its name, also while it is folded. */
  aside(values: FormValues): string;
  Content: ComponentType<{
    values: FormValues;
    onChange(name: string, value: unknown): void;
    /** A field of the part, if it is asked for. */
    frame(name: string, onChange?: (name: string, value: unknown) => void): ReactNode;
  }>;
};

type Props<Saved> = RecordFormOptions<Saved> & {
  cancelTo: string;
  /** What is said above its buttons. */
  notices?: readonly ComponentType<FormNoticeProps>[];
  /** The fields that are not asked for. */
  omitted?: readonly string[];
  /** The fields that this person may not change, with the reason. */
  locked?: { fields: readonly string[]; why: string } | undefined;
  /** The parts that have a content of their own, by their names. */
  parts?: Readonly<Record<string, Part>>;
  /** When visitors read the translations, if it has any. */
  whenRead?: string;
  /** The label of the submit button, given what the form holds. */
  submit?(values: FormValues): string;
  /** More buttons for the bar, given what the form holds. */
  extra?: ((values: FormValues) => ReactNode) | undefined;
};

/** The fields that a form asks for while it holds these values. */
const fieldsToType = (shape: Shape, values: FormValues, omitted: readonly string[] = []) =>
  Object.entries(shape.fields).filter(
    ([name, field]) =>
      !field.setByServer &&
      !omitted.includes(name) &&
      !viewOf(field).hiddenIn?.includes('form') &&
      meets(shape.shownWhen?.[name], values),
  );

/** The fields by the part they are folded in; those that are open are under ''. What is technical comes last. */
const partsOf = (fields: readonly NamedField[]) =>
  Map.groupBy(
    fields.toSorted(
      ([, one], [, other]) => Number(one.isTechnical ?? 0) - Number(other.isTechnical ?? 0),
    ),
    ([, { fold = '' }]) => fold,
  );

/** Whether a form holds something in a field that a new one does not; how far translations are stands beside their name. */
const isFilled = ([name, field]: NamedField, values: FormValues) =>
  !field.isTechnical && !field.translates && !isSame(values[name], field.proposed ?? field.initial);

const noticesOf = (
  notices: readonly ComponentType<FormNoticeProps>[] = [],
  { fields, ...rest }: Omit<FormNoticeProps, 'fields'> & { fields: readonly NamedField[] },
) =>
  notices.map((Notice) => (
    <Notice key={Notice.name} fields={Object.fromEntries(fields)} {...rest} />
  ));

type FormPartProps = Pick<ComponentProps<typeof Disclosure>, 'title' | 'aside' | 'isOpened'>;

/** Fields that are open, or folded under a name. */
function FormPart({ children, ...folded }: FormPartProps & { children: ReactNode }) {
  const grid = <FieldGrid>{children}</FieldGrid>;
  if (folded.title === '') return grid;
  return (
    <Disclosure isPart {...folded}>
      {grid}
    </Disclosure>
  );
}

/** The one form of the back-office, for any shape, to add and to edit. */
export function RecordForm<Saved>(props: Props<Saved>) {
  const { shape, record, keeping, locked } = props;
  const state = useRecordForm(props);
  const { form, stored, conflict, uploads, draft } = state;
  const { values, isBusy } = form;
  const checks = useFieldChecks(shape, values, record);
  const givingUp = useRef(false);
  const fields = fieldsToType(shape, values, props.omitted);
  const parts = partsOf(fields);
  const [filled] = useState(() =>
    fields.filter((each) => isFilled(each, values)).map(([name]) => name),
  );

  function change(name: string, value: unknown): void {
    state.change(name, value);
    checks.touch(name);
  }

  const faulty = fields.filter(([name]) => form.errorOf(name) !== undefined);
  const shown = useShownTranslations(faulty);

  function frame([name, field]: NamedField, lead?: ReactNode, onChange = change) {
    const isEditable = meets(shape.editableWhen?.[name], values);
    return (
      <FieldFrame
        key={name}
        name={name}
        field={field}
        isRequired={isRequired(shape, name, values)}
        value={isEditable ? values[name] : field.initial}
        onChange={onChange}
        onLeave={checks.leave}
        onSending={uploads.note}
        refuses={checks.refuses}
        error={form.errorOf(name) ?? checks.fault(name)}
        remark={checks.remark(name)}
        disabled={!isEditable || (locked?.fields.includes(name) ?? false)}
        help={lead ? undefined : field.help}
        lead={lead}
      />
    );
  }

  function part(title: string, inside: readonly NamedField[]) {
    if (inside.some(([, { translates }]) => translates)) {
      return (
        <Translations
          key={title}
          title={parts.size > 1 ? title : ''}
          when={props.whenRead ?? ''}
          shown={shown}
          frame={frame}
          fields={inside}
          values={{ ...props.originals, ...values }}
          onChange={change}
        />
      );
    }
    const { aside, Content } = props.parts?.[title] ?? {};
    const one = (name: string, onChange = change) =>
      inside.filter(([each]) => each === name).map((it) => frame(it, undefined, onChange));
    const content = Content ? (
      <Content values={values} onChange={change} frame={one} />
    ) : (
      inside.map((each) => frame(each))
    );
    const isOpened = inside.some(
      ([name]) => filled.includes(name) || form.errorOf(name) !== undefined,
    );
    return (
      <FormPart key={title} title={title} aside={aside?.(values)} isOpened={isOpened}>
        {content}
      </FormPart>
    );
  }

  return (
    <WithServices fotos={stored.fotos} ficheiros={stored.ficheiros} drafted={keeping?.ficheiros}>
      {state.isRestored && <Restored onDiscard={state.discard} onAside={state.setAside} />}
      {conflict && (
        <ConflictPanel
          conflict={conflict}
          values={values}
          fields={shape.fields}
          onChoose={(name, whose) => {
            state.choose(name, whose);
            checks.touch(name);
          }}
        />
      )}
      <Faults fields={faulty} reveal={(name) => shown.reveal(shape.fields[name])} />
      <form noValidate onSubmit={state.submit}>
        <Stack gap="var(--space-5)" className={styles.sheet ?? ''}>
          {fields.some(([name]) => isRequired(shape, name, values)) && (
            <Text c="dimmed">Os campos com * são obrigatórios.</Text>
          )}
          <div className={styles.parts} inert={isBusy}>
            {fields.some(([name]) => locked?.fields.includes(name)) && (
              <Text c="dimmed">{locked?.why}</Text>
            )}
            {[...parts].map(([title, inside]) => part(title, inside))}
          </div>
          {noticesOf(props.notices, { fields, values, onChange: change })}
          <SaveBar
            isSaving={isBusy}
            cancelTo={props.cancelTo}
            submit={props.submit?.(values) ?? 'Guardar alterações'}
            onCancel={(isGivingUp) => {
              givingUp.current = isGivingUp;
            }}
            draftState={draft.state}
          >
            {props.extra?.(values)}
          </SaveBar>
        </Stack>
      </form>
      <LeaveQuestion
        hasUnsaved={state.hasUnsaved}
        givingUp={givingUp}
        onLeave={draft.flush}
        onGiveUp={state.giveUp}
      />
    </WithServices>
  );
}
