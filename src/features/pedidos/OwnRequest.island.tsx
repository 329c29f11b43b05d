import { type FormEvent, useRef } from 'react';
import { isRefused } from '../../calls/ask.ts';
import { acceptedFiles } from '../../fields/inputs/acceptedFiles.ts';
import { mostMegabytesFromVisitor } from '../../language/fileSize.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { Field } from '../../site/forms/Field.tsx';
import { useAction } from '../../site/forms/useAction.ts';
import { useAwake } from '../../site/forms/useAwake.ts';
import styles from './balcao.module.css';
import { useTyped } from './useTyped.site.ts';

type Props = {
  segredo: string;
  /** The file questions whose files have not all arrived. */
  faltam: { chave: string; label: string }[];
  /** The council waits for files, or has asked for some. */
  recebeFicheiros: boolean;
  /** The request is closed and can be reopened. */
  reabre: boolean;
  /** The visitor only follows somebody else's report: they can leave, but add nothing. */
  acompanha: boolean;
  /** The visitor can still withdraw the request, or stop following. */
  retira: boolean;
};

type LeaveProps = Pick<Props, 'acompanha'> & { onLeave(): Promise<void> };

/** The button to withdraw or to stop following, with a dialog to confirm. */
function Leave({ acompanha, onLeave }: LeaveProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <h2>{acompanha ? 'Deixar de acompanhar' : 'Desistir'}</h2>
      <button type="button" className="button quiet" onClick={() => dialog.current?.showModal()}>
        {acompanha ? 'Deixar de acompanhar' : 'Retirar o pedido'}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="confirmar">
        <h2 id="confirmar">
          {acompanha ? 'Deseja deixar de acompanhar?' : 'Deseja retirar o pedido?'}
        </h2>
        <p>
          {acompanha ? 'Não recebe mais novidades' : 'A junta deixa de tratar dele'}, e não é
          possível voltar atrás.
        </p>
        <div className="row">
          <button
            type="button"
            className="button"
            onClick={async () => {
              await onLeave();
              dialog.current?.close();
            }}
          >
            {acompanha ? 'Sim, deixar' : 'Sim, retirar'}
          </button>
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            Fechar
          </button>
        </div>
      </dialog>
    </>
  );
}

/** What the applicant can still do: write, send a file, withdraw. The page reloads to show the new state. */
export function OwnRequest(props: Props) {
  const { segredo, faltam, recebeFicheiros, reabre, acompanha, retira } = props;
  const form = useRef<HTMLFormElement>(null);
  const typed = useTyped(form, `aldeia:pedido:${segredo}`);
  const texto = String(typed.values.texto ?? '');
  const { act, isBusy, fault } = useAction(() => location.reload());
  const isAwake = useAwake();
  const params = { segredo };

  function write(event: FormEvent) {
    event.preventDefault();
    const path = reabre ? 'reabrir' : 'respostas';
    void act(async () => {
      const answer = await call(`POST /api/pedido/:segredo/${path}`, { params, body: { texto } });
      if (isRefused(answer)) return answer;
      // Browsers bring back what a field held when its page was loaded anew.
      typed.change('texto', '');
      typed.forget();
      return answer;
    });
  }

  function sendFile(chave: string, file: File | undefined) {
    if (!file) return;
    const body = new FormData();
    body.append('file', file);
    void act(() => call('POST /api/pedido/:segredo/ficheiros', { params, query: { chave }, body }));
  }

  return (
    <section className={styles.own} aria-label="O que pode fazer">
      {(reabre || !acompanha) && (
        <>
          <h2>{reabre ? 'Continua por resolver?' : 'Falar com a junta'}</h2>
          <form ref={form} className={styles.form} method="post" noValidate onSubmit={write}>
            <Field
              name="texto"
              label={reabre ? 'O que vê agora' : 'Mensagem'}
              value={texto}
              error={undefined}
              lines
              onChange={(words) => typed.change('texto', words)}
            />
            <button
              type="submit"
              className="button"
              disabled={!isAwake}
              aria-disabled={isBusy || undefined}
            >
              {isBusy ? 'A enviar…' : reabre ? 'Reabrir o problema' : 'Enviar mensagem'}
            </button>
          </form>
        </>
      )}
      {!reabre && !acompanha && recebeFicheiros && (
        <>
          <p className="soft">
            Também pode enviar ficheiros: PDF ou fotografias, até 20 MB cada um e{' '}
            {mostMegabytesFromVisitor} MB ao todo.
          </p>
          <div className="row">
            {[...faltam, { chave: '', label: '' }].map(({ chave, label }) => (
              <label key={chave} className={`button quiet ${styles.upload}`}>
                {label ? `Enviar o que falta: ${label}` : 'Enviar um ficheiro'}
                <input
                  type="file"
                  className="visually-hidden"
                  accept={acceptedFiles}
                  disabled={isBusy || !isAwake}
                  onChange={({ target }) => {
                    const [file] = target.files ?? [];
                    // So that the same file can be chosen again if it did not arrive.
                    target.value = '';
                    sendFile(chave, file);
                  }}
                />
              </label>
            ))}
          </div>
        </>
      )}
      <Faults fields={{}} sentence={fault} />
      {retira && (
        <Leave
          acompanha={acompanha}
          onLeave={() => act(() => call('DELETE /api/pedido/:segredo', { params }))}
        />
      )}
    </section>
  );
}
