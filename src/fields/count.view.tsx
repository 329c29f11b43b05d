import { FieldInput } from './inputs/FieldInput.tsx';
import { useTyped } from './inputs/useTyped.ts';
import type { InputProps, View } from './view.ts';

const typing = {
  clean: (text: string) => text.replace(/\D/g, ''),
  read: (text: string) => (text === '' ? null : Number(text)),
  show: (value: number | null) => (value === null ? '' : String(value)),
};

function CountInput(props: InputProps<number | null>) {
  return <FieldInput of={props} inputMode="numeric" {...useTyped(props, typing)} />;
}

export const countView: View<number | null> = { Input: CountInput, Cell: ({ value }) => value };
