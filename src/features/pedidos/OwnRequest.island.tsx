import { type FormEvent, useRef, useState } from 'react';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { Field } from '../../site/forms/Field.tsx';
import styles from './balcao.module.css';

type Props = {
  segredo: string;
  /** Files that were promised and have not come. */
  faltam: { chave: string; label: string }[];
};

/** What whoever asked can still do: write, send a file, withdraw. The page says by itself how things stand then. */
export function OwnRequest({ segredo, faltam }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [texto, setTexto] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const params = { segredo };

  async function act(work: Promise<object | Refused>) {
    setBusy(true);
    setFault('');
    const answer = await work;
    if (!isRefused(answer)) return location.reload();
    dialog.current?.close();
    setBusy(false);
    setFault(reasonOf(answer));
  }

  function write(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void act(call('POST /api/pedido/:segredo/respostas', { params, body: { texto } }));
  }

  function sendFile(chave: string, file: File | undefined) {
    if (!file) return;
    const body = new FormData();
    body.append('file', file);
    void act(call('POST /api/pedido/:segredo/ficheiros', { params, query: { chave }, body }));
  }

  return (
    <section className={styles.own} aria-labelledby="continuar">
      <h2 id="continuar">Falar com a junta</h2>
      <form className={styles.form} method="post" noValidate onSubmit={write}>
        <Field
          {...{ name: 'texto', label: 'Mensagem', value: texto, error: undefined }}
          lines
          onChange={setTexto}
        />
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? 'A enviar…' : 'Enviar mensagem'}
        </button>
      </form>
      <p className="soft">Também pode enviar ficheiros: PDF ou fotografias, até 20 MB cada um.</p>
      <div className="row">
        {[...faltam, { chave: '', label: '' }].map(({ chave, label }) => (
          <label key={chave} className={`button quiet ${styles.upload}`}>
            {label ? `Enviar o que falta: ${label}` : 'Enviar um ficheiro'}
            <input
              type="file"
              className="visually-hidden"
              accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
              disabled={isBusy}
              onChange={({ target }) => sendFile(chave, target.files?.[0])}
            />
          </label>
        ))}
      </div>
      <Faults fields={{}} sentence={fault} />
      <h2>Desistir</h2>
      <button type="button" className="button quiet" onClick={() => dialog.current?.showModal()}>
        Retirar o pedido
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="confirmar">
        <h2 id="confirmar">Deseja retirar o pedido?</h2>
        <p>A junta deixa de tratar dele, e não é possível voltar atrás.</p>
        <div className="row">
          <button
            type="button"
            className="button"
            onClick={() => void act(call('DELETE /api/pedido/:segredo', { params }))}
          >
            Sim, retirar
          </button>
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            Fechar
          </button>
        </div>
      </dialog>
    </section>
  );
}
