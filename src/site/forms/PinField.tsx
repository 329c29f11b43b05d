import { PinMap } from '../../fields/inputs/PinMap.tsx';
import { isShortLink, type Lugar, lugarText, readLugar } from '../../language/lugar.ts';
import { messages } from '../../language/messages.ts';
import { Field } from './Field.tsx';
import type { FieldState } from './useForm.ts';

type Props = FieldState & {
  label: string;
  /** What the map shows while there is no pin. */
  centre: Lugar | null;
  optional?: boolean;
};

/** Where something is, as a visitor says it: tapped on a map, or written in the input that also shows it. */
export function PinField({ centre, ...field }: Props) {
  const { label, value, onChange } = field;
  return (
    <div>
      <Field
        {...field}
        help="Toque no mapa, escreva as coordenadas ou cole a ligação de um mapa."
        error={field.error ?? (isShortLink(value) ? messages.shortMapLink : undefined)}
      />
      <PinMap
        label={`${label}: mapa`}
        value={readLugar(value) ?? null}
        onChange={(lugar) => onChange(lugarText(lugar))}
        centre={centre}
      />
    </div>
  );
}
