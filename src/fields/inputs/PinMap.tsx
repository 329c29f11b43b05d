import { useEffect, useId, useRef } from 'react';
import { type Lugar, lugarText } from '../../language/lugar.ts';
import styles from './map.module.css';
import type { PickingMap } from './pickOnMap.ts';
import { whenSeen } from './whenSeen.ts';

type Props = {
  /** What the map is for, for screen readers. */
  label: string;
  value: Lugar | null;
  onChange(value: Lugar): void;
  /** The centre of the map while there is no pin. */
  centre: Lugar | null;
  disabled?: boolean | undefined;
};

/**
 * The map to set a pin on, on the site and in the back-office. It is placed below an input that
 * takes the same place as text, for people who cannot use the map.
 */
export function PinMap({ label, value, onChange, centre, disabled = false }: Props) {
  const host = useRef<HTMLElement>(null);
  const map = useRef<PickingMap>(undefined);
  const now = useRef({ value, centre, onChange, disabled });
  now.current = { value, centre, onChange, disabled };
  const hint = useId();

  useEffect(() => {
    const place = host.current;
    if (!place) return;
    let gone = false;
    const onPick = (lugar: Lugar) => !now.current.disabled && now.current.onChange(lugar);
    const open = async () => {
      const { pickOnMap } = await import('./pickOnMap.ts');
      if (gone) return;
      const opened = await pickOnMap(place, { ...now.current, onPick });
      if (gone) return opened.remove();
      map.current = opened;
      opened.show(now.current.value);
    };
    // If the map cannot be loaded, the place can still be typed.
    whenSeen(place, () => open().catch(console.error));
    return () => {
      gone = true;
      map.current?.remove();
      map.current = undefined;
    };
  }, []);

  useEffect(() => map.current?.show(value), [value]);

  return (
    <>
      <div className={`scripted map-grid ${styles.frame} ${styles.low}`}>
        <section
          ref={host}
          className={`map-picked ${styles.canvas}`}
          aria-label={label}
          aria-describedby={hint}
        />
      </div>
      <p id={hint} className={styles.hint}>
        Com o teclado, as setas movem o mapa e Enter põe o pino no meio.
      </p>
      <p role="status" className="visually-hidden">
        {value && `Pino em ${lugarText(value)}`}
      </p>
    </>
  );
}
