import { Alert, Button, Group, Stack } from '@mantine/core';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import type { Refused } from '../../calls/ask.ts';
import type { Fields } from '../../fields/field.ts';
import { validate } from '../../fields/validate.ts';
import { sessionAccount } from '../session.ts';
import { FieldFrame, FieldGrid, inputId } from './FieldFrame.tsx';
import { initialValues } from './formValues.ts';
import styles from './ShortForm.module.css';
import { type FormValues, useFormState } from './useFormState.ts';

export type ShortFormProps = {
  fields: Fields;
  /** The fields' initial values; blank by default. */
  initial?: FormValues | undefined;
  /** The button that sends it. */
  submit: string;
  /** Makes the button red, for what cannot be undone. */
  grave?: boolean;
  /** Whether the server would refuse a value, which then cannot be chosen. */
  refuses?: (name: string, value: unknown) => boolean;
  /** Fields that are judged together: when one is changed, errors of the others go too, unless they are empty. */
  together?: readonly string[];
  /** The title of a refusal that is about no field. */
  failed: string;
  /**
   * The label of a second button (also Ctrl+Enter) that sends the form and starts the next one, at its first
   * field.
   */
  another?: string;
  /** Sends what is valid; a refusal is shown beside its fields, and without one the form is blank again. */
  send(values: FormValues, isAnother?: boolean): Promise<Refused | undefined>;
  /** Hears every change, for forms whose contents are kept; never used where secrets are typed. */
  onTyped?: (values: FormValues) => void;
  onCancel?: () => void;
  /** The label of the cancel button. */
  cancel?: string;
  /** Shown before the fields. */
  children?: ReactNode;
  /** Shown after the fields, from what is typed; it stays in view with the buttons. */
  after?: (values: FormValues) => ReactNode;
  /** Shown between the fields and `after`; it scrolls away with the fields. */
  below?: (values: FormValues) => ReactNode;
};

/** Marks the first field: a dialog focuses what is marked, and otherwise its close button. */
function markFirst(form: HTMLFormElement | null): void {
  form?.querySelector('input:not([hidden])')?.setAttribute('data-autofocus', 'true');
}

/** A few fields that are sent at once. */
export function ShortForm(props: ShortFormProps) {
  const { fields, submit, grave = false, failed, another, send, onTyped, onCancel } = props;
  const {
    together = [],
    refuses = () => false,
    cancel = 'Cancelar',
    children,
    after,
    below,
  } = props;
  const form = useFormState({ fields }, () => ({
    values: { ...initialValues({ fields }, undefined), ...props.initial },
  }));
  const { values, general, isBusy } = form;

  async function sendIt(isAnother: boolean): Promise<void> {
    const checked = validate({ fields }, form.latest.current);
    if (!checked.ok) return form.show(checked.errors);
    const refused = await send(checked.values, isAnother);
    if (refused) return form.show(refused.errors);
    form.reset(initialValues({ fields }, undefined));
    const [first = ''] = Object.keys(fields);
    if (isAnother) requestAnimationFrame(() => document.getElementById(inputId(first))?.focus());
  }

  const press = (isAnother: boolean) => void form.once(() => sendIt(isAnother));

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    press(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!another || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    press(true);
  }

  function change(name: string, value: unknown): void {
    const others = Object.entries(form.latest.current).filter(
      ([each, held]) => each !== name && together.includes(each) && !fields[each]?.isEmpty(held),
    );
    form.change(name, value, together.includes(name) ? Object.fromEntries(others) : {});
    onTyped?.(form.latest.current);
  }

  return (
    <form ref={markFirst} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <Stack gap="var(--space-5)" maw={another ? '46rem' : '30rem'}>
        {children}
        {/* Tells password managers whose password this is. */}
        {Object.values(fields).some(({ isSecret }) => isSecret) && (
          <input hidden readOnly autoComplete="username" value={sessionAccount()} />
        )}
        <FieldGrid>
          {Object.entries(fields).map(([name, field]) => (
            <FieldFrame
              key={name}
              name={name}
              field={field}
              refuses={refuses}
              value={values[name]}
              onChange={change}
              error={form.errorOf(name)}
              help={field.help}
            />
          ))}
        </FieldGrid>
        {below?.(values)}
        <div className={styles.foot} data-stays={onCancel ? true : undefined}>
          {after?.(values)}
          {general.length > 0 && (
            <Alert color="red" title={failed} role="alert">
              {general.map(({ msg }) => (
                <p key={msg}>{msg}.</p>
              ))}
            </Alert>
          )}
          {/* In a dialog the buttons are on the right, as in every other dialog. */}
          <Group gap="sm" align="stretch" justify={onCancel ? 'flex-end' : 'flex-start'}>
            {onCancel && (
              <Button variant="default" onClick={onCancel}>
                {cancel}
              </Button>
            )}
            {another && (
              <Button variant="outline" disabled={isBusy} onClick={() => press(true)}>
                {another}
              </Button>
            )}
            <Button type="submit" color={grave ? 'red' : 'forest'} loading={isBusy}>
              {submit}
            </Button>
          </Group>
        </div>
      </Stack>
    </form>
  );
}
