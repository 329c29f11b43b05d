import { useRef } from 'react';
import { longDate } from '../../language/calendar.ts';
import { t } from '../../language/speaking.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { useAction } from '../../site/forms/useAction.ts';
import paying from '../dinheiro/paying.module.css';
import styles from './booking.module.css';
import { deadlineInWords } from './signUp.ts';

type Props = {
  segredo: string;
  /** The deadline for cancelling with a refund. */
  until: { day: string; time: string };
  isInTime: boolean;
  /** Whether it has no place yet: then there is nothing to refund, and no deadline. */
  isWaiting: boolean;
};

/** Cancels a booking or, after the deadline, says to contact the council. */
export function CancelBooking({ segredo, until, isInTime, isWaiting }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { act, fault } = useAction();

  async function cancel() {
    await act(() => call('DELETE /api/reservas/:segredo', { params: { segredo } }));
    dialog.current?.close();
  }

  return (
    <section className={paying.block} aria-labelledby="cancelar">
      <h2 id="cancelar">{isWaiting ? t('Sair da lista de espera') : t('Cancelar')}</h2>
      {isInTime || isWaiting ? (
        <>
          {!isWaiting && (
            <p>
              {t('Pode cancelar, com devolução do que pagou, até {prazo}.', {
                prazo: deadlineInWords(until),
              })}
            </p>
          )}
          <button
            type="button"
            className="button quiet"
            onClick={() => dialog.current?.showModal()}
          >
            {isWaiting ? t('Sair da lista') : t('Cancelar a reserva')}
          </button>
        </>
      ) : (
        <p>
          {until.time
            ? t(
                'O prazo para cancelar com devolução terminou a {dia}, às {hora}, quando o evento começou.',
                { dia: longDate(until.day), hora: until.time },
              )
            : t('O prazo para cancelar com devolução terminou a {dia}.', {
                dia: longDate(until.day),
              })}{' '}
          {t('Se não puder vir,')}{' '}
          {/* On a page in another language, the server changes this link. */}
          <a href="/contactos">{t('avise a junta')}</a>
          {t(', para que outra pessoa aproveite o lugar.')}
        </p>
      )}
      <Faults fields={{}} sentence={fault} />
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="confirmar">
        <h2 id="confirmar">
          {isWaiting ? t('Deseja sair da lista de espera?') : t('Deseja cancelar a reserva?')}
        </h2>
        <p>
          {isWaiting
            ? t('Perde a sua vez e não é possível voltar atrás.')
            : t('Os lugares ficam livres para outras pessoas e não é possível voltar atrás.')}
        </p>
        <div className={`row ${styles.actions}`}>
          <button type="button" className="button" onClick={cancel}>
            {isWaiting ? t('Sim, sair') : t('Sim, cancelar')}
          </button>
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            {t('Fechar')}
          </button>
        </div>
      </dialog>
    </section>
  );
}
