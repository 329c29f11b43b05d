import { Stack, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { holds, isRequired, type Shape } from '../../fields/shape.ts';
import { viewOf } from '../../fields/views.ts';
import { WithServices } from '../parts/WithServices.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { FieldFrame, FieldGrid } from './FieldFrame.tsx';
import { Faults, Restored } from './FormNotices.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import styles from './RecordForm.module.css';
import { SaveBar } from './SaveBar.tsx';
import { Translations, useShownTranslations } from './Translations.tsx';
import type { NamedField } from './translationText.ts';
import { useFieldChecks } from './useFieldChecks.ts';
import type { FormValues } from './useFormState.ts';
import { type RecordFormOptions, useRecordForm } from './useRecordForm.ts';

/**
 * Fields under headings (the first group may have none), and the fields that this person may not change, with
 * the reason.
 */
type Grouping = {
  groups: readonly {
    title: string;
    fields: readonly string[];
    /** Whether it stands beside the others where there is room. */
    isBeside?: true;
    /** If it holds translations, when visitors read them; they are behind its title if it has one. */
    translations?: string | undefined;
  }[];
  locked?: { fields: readonly string[]; why: string } | undefined;
};

type GroupsProps = Grouping & {
  fields: readonly NamedField[];
  /** While it is being saved nothing can be typed, since the save would not carry it. */
  inert: boolean;
  translations(group: Grouping['groups'][number], fields: readonly NamedField[]): ReactNode;
  children(field: NamedField): ReactNode;
};

function FieldGroups(props: GroupsProps) {
  const { groups, locked, fields, inert, translations, children } = props;
  const fieldsOf = (group: Grouping['groups'][number]) =>
    fields.filter(([name]) => group.fields.includes(name));
  return (
    <div className={styles.groups} inert={inert}>
      {groups.map((group) => (
        <section key={group.title} className={styles.group} data-beside={group.isBeside}>
          {group.title && !group.translations && <h2>{group.title}</h2>}
          {group.fields.some((name) => locked?.fields.includes(name)) && (
            <Text c="dimmed">{locked?.why}</Text>
          )}
          {group.translations ? (
            translations(group, fieldsOf(group))
          ) : (
            <FieldGrid>{fieldsOf(group).map(children)}</FieldGrid>
          )}
        </section>
      ))}
    </div>
  );
}

type Props<Saved> = Grouping &
  RecordFormOptions<Saved> & {
    cancelTo: string;
    /** The label of the submit button, given what the form holds. */
    submit?(values: FormValues): string;
    /** More buttons for the bar, given what the form holds. */
    extra?: ((values: FormValues) => ReactNode) | undefined;
  };

/** The fields that a form asks for while it holds these values. */
const fieldsToType = (shape: Shape, values: FormValues) =>
  Object.entries(shape.fields).filter(
    ([name, field]) =>
      !field.setByServer &&
      !viewOf(field).hiddenIn?.includes('form') &&
      holds(shape.shownWhen?.[name], values),
  );

/** The one form of the back-office, for any shape, to add and to edit. */
export function RecordForm<Saved>(props: Props<Saved>) {
  const { shape, record, keeping, locked } = props;
  const state = useRecordForm(props);
  const { form, stored, conflict, uploads, draft } = state;
  const { values, isBusy } = form;
  const checks = useFieldChecks(shape, values, record);
  const givingUp = useRef(false);
  const fields = fieldsToType(shape, values);

  function change(name: string, value: unknown): void {
    state.change(name, value);
    checks.touch(name);
  }

  const faulty = fields.filter(([name]) => form.errorOf(name) !== undefined);
  const shown = useShownTranslations(faulty);

  function frame([name, field]: NamedField, lead?: ReactNode) {
    const isEditable = holds(shape.editableWhen?.[name], values);
    return (
      <FieldFrame
        key={name}
        name={name}
        field={field}
        isRequired={isRequired(shape, name, values)}
        value={isEditable ? values[name] : field.initial}
        onChange={change}
        onLeave={checks.leave}
        onSending={uploads.note}
        refuses={checks.refuses}
        error={form.errorOf(name) ?? checks.fault(name)}
        remark={checks.remark(name)}
        disabled={!isEditable || (locked?.fields.includes(name) ?? false)}
        help={lead ? undefined : ((record ? undefined : field.helpWhenNew) ?? field.help)}
        lead={lead}
      />
    );
  }

  return (
    <WithServices
      fotos={stored.fotos}
      ficheiros={stored.ficheiros}
      drafted={keeping?.ficheiros}
      face={shape.face}
    >
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
          <FieldGroups
            groups={props.groups}
            locked={locked}
            fields={fields}
            inert={isBusy}
            translations={({ title, translations: when = '' }, translations) => (
              <Translations
                title={title}
                when={when}
                shown={shown}
                frame={frame}
                fields={translations}
                values={{ ...props.originals, ...values }}
                onChange={change}
              />
            )}
          >
            {(field) => frame(field)}
          </FieldGroups>
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
