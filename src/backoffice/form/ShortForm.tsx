import { Alert, Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Refused } from '../../calls/ask.ts';
import type { Fields } from '../../fields/field.ts';
import { type FieldError, validate } from '../../fields/validate.ts';
import { sessionAccount } from '../session.ts';
import { FieldFrame, FieldGrid, inputId } from './FieldFrame.tsx';

type Values = Record<string, unknown>;

export type ShortFormProps = {
  fields: Fields;
  /** What they hold at first; blank unless said. */
  initial?: Values | undefined;
  /** The button that sends it. */
  submit: string;
  /** For what cannot be undone. */
  grave?: boolean;
  /** What the server would refuse, and cannot be chosen. */
  refuses?: (name: string, value: unknown) => boolean;
  /** Said above a refusal that is about no field. */
  failed: string;
  /** A second button, and Ctrl+Enter: sends it too and begins the next one, at its first field. */
  another?: string;
  /** Sends what is valid; a refusal is shown beside its fields, and without one the form is blank again. */
  send(values: Values, isAnother?: boolean): Promise<Refused | undefined>;
  onCancel?: () => void;
  /** The button for that. */
  cancel?: string;
  /** What stands before the fields. */
  children?: ReactNode;
  /** What stands after them, made of what is typed. */
  after?: (values: Values) => ReactNode;
};

function blank(fields: Fields): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial]));
}

/** The dialog gives the focus to what is marked so, and otherwise to the button that closes it. */
function markFirst(form: HTMLFormElement | null): void {
  form?.querySelector('input:not([hidden])')?.setAttribute('data-autofocus', 'true');
}

/** A few fields that are sent at once. Nothing of it is kept in the browser, so secrets may be typed. */
export function ShortForm(props: ShortFormProps) {
  const { fields, initial, submit, grave = false, failed, another, send, onCancel } = props;
  const { refuses = () => false, cancel = 'Cancelar', children, after } = props;
  const [values, setValues] = useState(() => ({ ...blank(fields), ...initial }));
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const general = errors.filter(({ param }) => !(param in fields));

  function change(name: string, value: unknown): void {
    setValues({ ...values, [name]: value });
    setErrors(errors.filter(({ param }) => param !== name && param in fields));
  }

  function show(found: readonly FieldError[]): void {
    setErrors([...found]);
    const wrong = Object.keys(fields).find((name) => found.some(({ param }) => param === name));
    // After the inputs have heard of their faults.
    if (wrong) requestAnimationFrame(() => document.getElementById(inputId(wrong))?.focus());
  }

  async function sendIt(isAnother: boolean): Promise<void> {
    const checked = validate({ fields }, values);
    if (!checked.ok) return show(checked.errors);
    const refused = await send(checked.values, isAnother);
    if (refused) return show(refused.errors);
    setValues(blank(fields));
    setErrors([]);
    const [first = ''] = Object.keys(fields);
    if (isAnother) requestAnimationFrame(() => document.getElementById(inputId(first))?.focus());
  }

  async function press(isAnother: boolean): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    await sendIt(isAnother);
    busy.current = false;
    setBusy(false);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void press(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!another || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void press(true);
  }

  return (
    <form ref={markFirst} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <Stack gap="var(--space-5)" maw="30rem">
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
              value={values[name]}
              onChange={change}
              refuses={refuses}
              error={errors.find(({ param }) => param === name)?.msg}
              disabled={false}
              help={field.help}
            />
          ))}
        </FieldGrid>
        {after?.(values)}
        {general.length > 0 && (
          <Alert color="red" title={failed} role="alert">
            {general.map(({ msg }) => (
              <p key={msg}>{msg}.</p>
            ))}
          </Alert>
        )}
        {/* In a dialog they stand where every other dialog has them. */}
        <Group gap="sm" align="stretch" justify={onCancel ? 'flex-end' : 'flex-start'}>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {cancel}
            </Button>
          )}
          {another && (
            <Button variant="outline" disabled={isBusy} onClick={() => void press(true)}>
              {another}
            </Button>
          )}
          <Button type="submit" color={grave ? 'red' : 'forest'} loading={isBusy}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
