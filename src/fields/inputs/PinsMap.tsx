import { useEffect, useRef } from 'react';
import type { Lugar } from '../../language/lugar.ts';
import styles from './map.module.css';
import { whenSeen } from './whenSeen.ts';

export type Pin = { at: Lugar; name: string; href: string };

type Props = {
  /** What the map shows, to those who hear the page. */
  label: string;
  pins: readonly Pin[];
  onOpen?(href: string): void;
};

/** Places on a map, each leading to what is there. A list that says the same stands beside it, for whoever cannot use it. */
export function PinsMap({ label, pins, onOpen = (href) => location.assign(href) }: Props) {
  const host = useRef<HTMLElement>(null);
  const open = useRef(onOpen);
  open.current = onOpen;
  useEffect(() => {
    const place = host.current;
    if (!place) return;
    let isGone = false;
    let close = () => {};
    const draw = async () => {
      const { openLeaflet, pinAt } = await import('./leafletMap.ts');
      const map = await openLeaflet(place, pins[0]?.at ?? null, 16);
      if (isGone) return void map.remove();
      close = () => map.remove();
      for (const { at, name, href } of pins) {
        pinAt(at, { title: name })
          .on('click', () => open.current(href))
          .addTo(map);
      }
      const points = pins.map(({ at: { lat, lon } }) => [lat, lon] as [number, number]);
      if (points.length > 1) map.fitBounds(points, { padding: [48, 48], maxZoom: 17 });
    };
    whenSeen(place, () => draw().catch(console.error));
    return () => {
      isGone = true;
      close();
    };
  }, [pins]);
  return (
    <div className={`scripted unprinted map-grid ${styles.frame}`}>
      <section ref={host} className={styles.canvas} aria-label={label} />
    </div>
  );
}
