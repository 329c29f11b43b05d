import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerOf } from '../../calls/all.ts';
import map from '../../fields/inputs/map.module.css';
import { centreOf } from '../../language/lugar.ts';
import styles from './Pedido.module.css';

type Props = {
  of: AnswerOf<'GET /api/pedidos'>['arrayPedidos'];
  hrefOf(pedido: { _id: string }): string;
};

/** A map of the problems; each pin opens its request. The list below says the same. */
export function ProblemsMap({ of, hrefOf }: Props) {
  const host = useRef<HTMLElement>(null);
  const navigate = useRef(useNavigate());
  const placed = of.filter((pedido) => centreOf(pedido));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is redrawn for another list
  useEffect(() => {
    if (!host.current) return;
    const drawn = draw(host.current);
    return () => void drawn.then((close) => close(), console.error);
  }, [of]);

  async function draw(place: HTMLElement) {
    const { openLeaflet, pinAt } = await import('../../fields/inputs/leafletMap.ts');
    const opened = await openLeaflet(place, null, 16);
    const points = placed.map((pedido) => {
      const { lat, lon } = centreOf(pedido) ?? { lat: 0, lon: 0 };
      pinAt({ lat, lon }, { title: `${pedido.assunto} (${pedido.numero})` })
        .on('click', () => void navigate.current(hrefOf(pedido)))
        .addTo(opened);
      return [lat, lon] as [number, number];
    });
    opened.fitBounds(points, { padding: [48, 48], maxZoom: 17, animate: false });
    return () => opened.remove();
  }

  if (placed.length === 0) return null;
  return (
    <div className={`map-grid ${map.frame} ${styles.map}`}>
      <section ref={host} className={map.canvas} aria-label="Mapa dos problemas" />
    </div>
  );
}
