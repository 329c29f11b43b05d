import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { directionsHref, type Lugar, lugarText, readLugar } from '../language/lugar.ts';
import { Disclosure } from './inputs/Disclosure.tsx';
import { FieldInput } from './inputs/FieldInput.tsx';
import styles from './inputs/map.module.css';
import { PinMap } from './inputs/PinMap.tsx';
import { RemoveButton } from './inputs/RemoveButton.tsx';
import { useTyped } from './inputs/useTyped.ts';
import { type CellProps, type InputProps, useServices, type View } from './view.ts';

/** Text that is not a place yet stays text, which the field's schema refuses with a message. */
type Typed = Lugar | string | null;

const show = (value: Typed) =>
  value && typeof value === 'object' ? lugarText(value) : (value ?? '');

const typing = {
  show,
  read: (text: string): Typed => (text.trim() === '' ? null : (readLugar(text) ?? text)),
  isSame: (one: Typed, other: Typed) => show(one) === show(other),
};

/** The village's coordinates; undefined until they are read. */
function useVillage(): Lugar | null | undefined {
  const { readCentre } = useServices();
  const [centre, setCentre] = useState<Lugar | null>();
  useEffect(() => void readCentre().then(setCentre), [readCentre]);
  return centre;
}

function LugarInput(props: InputProps<Typed>) {
  const { field, value, onChange, disabled } = props;
  const centre = useVillage();
  const pin = typeof value === 'object' ? value : null;
  return (
    <div className={styles.picker}>
      {centre !== undefined && (
        <PinMap
          label={`${field.label}: mapa`}
          value={pin}
          onChange={onChange}
          centre={centre}
          disabled={disabled}
        />
      )}
      <Disclosure title="Escrever ou colar o lugar" isOpened={Boolean(props.error)}>
        <FieldInput
          frame={props}
          {...useTyped(props, typing)}
          rightSection={
            value !== null &&
            !disabled && <RemoveButton aria-label="Retirar o pino" onClick={() => onChange(null)} />
          }
          rightSectionPointerEvents="all"
        />
        <Text size="xs" lh="inherit" c="dimmed">
          A ligação de um mapa, ou as coordenadas.
        </Text>
      </Disclosure>
    </div>
  );
}

function LugarCell({ value }: CellProps<Lugar>) {
  return (
    <a href={directionsHref(value)} target="_blank" rel="noopener noreferrer">
      {lugarText(value)}
      <span className="visually-hidden"> (no OpenStreetMap, noutra janela)</span>
    </a>
  );
}

/** A point on the map: tapped, or, behind a title, typed as coordinates or pasted as the link of a map. */
export const lugarView = { Input: LugarInput, Cell: LugarCell } as unknown as View<Lugar | null>;
