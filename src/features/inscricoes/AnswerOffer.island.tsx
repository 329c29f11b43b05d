import { useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import styles from './booking.module.css';

/** The buttons that accept or decline offered places. */
export function AnswerOffer({ segredo }: { segredo: string }) {
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function answer(aceita: boolean) {
    if (isBusy) return;
    setBusy(true);
    const said = await call('PUT /api/reservas/:segredo/oferta', {
      params: { segredo },
      body: { aceita },
    });
    // Reload the page: its top shows the new state of the booking.
    if (!isRefused(said)) return location.assign(location.pathname);
    setBusy(false);
    setFault(said.errors[0]?.msg ?? '');
  }

  return (
    <section className={styles.block} aria-label="Aceitar ou recusar">
      <div className={`row ${styles.actions}`}>
        <button type="button" className="button" onClick={() => answer(true)}>
          Aceitar os lugares
        </button>
        <button type="button" className="button quiet" onClick={() => answer(false)}>
          Recusar
        </button>
      </div>
      <Faults fields={{}} sentence={fault} />
    </section>
  );
}
