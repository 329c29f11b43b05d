import { useEffect, useRef } from 'react';
import { acceptedFiles } from '../../fields/inputs/acceptedFiles.ts';
import { t } from '../../language/speaking.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { useAction } from '../../site/forms/useAction.ts';
import paying from '../dinheiro/paying.module.css';
import styles from './booking.module.css';

/** Sends the proof of a payment, as soon as it is chosen. */
export function ProofUpload({ segredo, again }: { segredo: string; again: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const { act, isBusy, fault } = useAction(() => location.reload());

  async function upload() {
    const file = input.current?.files?.[0];
    if (!file || !input.current) return;
    const body = new FormData();
    body.append('file', file);
    input.current.value = '';
    await act(() =>
      call('POST /api/reservas/:segredo/comprovativo', { params: { segredo }, body }),
    );
  }

  // On a slow connection a file may be chosen before the scripts arrive: upload it now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the first render
  useEffect(() => void upload(), []);

  return (
    <section className={paying.block} aria-labelledby="comprovativo">
      <h2 id="comprovativo">{t('Comprovativo de pagamento')}</h2>
      <p>{t('Um PDF ou uma fotografia, até 20 MB. Só a junta o pode ver.')}</p>
      <label className={`button ${again ? 'quiet' : ''} ${styles.upload}`}>
        {isBusy
          ? t('A enviar…')
          : again
            ? t('Enviar outro comprovativo')
            : t('Enviar comprovativo')}
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept={acceptedFiles}
          disabled={isBusy}
          onChange={upload}
        />
      </label>
      <Faults fields={{}} sentence={fault} />
    </section>
  );
}
