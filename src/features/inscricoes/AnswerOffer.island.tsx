import { t } from '../../language/speaking.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { useAction } from '../../site/forms/useAction.ts';
import paying from '../dinheiro/paying.module.css';
import styles from './booking.module.css';

/** The buttons that accept or decline offered places. */
export function AnswerOffer({ segredo }: { segredo: string }) {
  const { act, fault } = useAction();
  const answer = (aceita: boolean) =>
    act(() => call('PUT /api/reservas/:segredo/oferta', { params: { segredo }, body: { aceita } }));

  return (
    <section className={paying.block} aria-label={t('Aceitar ou recusar')}>
      <div className={`row ${styles.actions}`}>
        <button type="button" className="button" onClick={() => answer(true)}>
          {t('Aceitar os lugares')}
        </button>
        <button type="button" className="button quiet" onClick={() => answer(false)}>
          {t('Recusar')}
        </button>
      </div>
      <Faults fields={{}} sentence={fault} />
    </section>
  );
}
