import type { AnswerOf } from '../../calls/all.ts';
import { longDate, longMoment } from '../../language/calendar.ts';
import { island } from '../../site/island.tsx';
import { page, toNotFound } from '../../site/page.ts';
import { orNothing } from '../../site/reader.ts';
import styles from './balcao.module.css';
import { explained, nextStep, stateNames } from './estados.ts';
import { validityNames } from './issued.ts';
import { OwnRequest } from './OwnRequest.island.tsx';

type Pedido = NonNullable<AnswerOf<'GET /api/pedido/:segredo'>['pedido']>;
type Data = { pedido: Pedido; segredo: string };

const LiveOwn = island('OwnRequest', OwnRequest);

function Conversation({ pedido: { conversa, ficheiros }, segredo }: Data) {
  if (conversa.length + ficheiros.length === 0) return null;
  return (
    <section aria-labelledby="conversa">
      <h2 id="conversa">O que foi dito e enviado</h2>
      <ol className={styles.conversation}>
        {conversa.map(({ daJunta, texto, em, anexos }) => (
          <li key={em + texto} data-council={daJunta || undefined}>
            <p className="soft">
              {daJunta ? 'A junta' : 'Você'}, a {longMoment(em)}
            </p>
            <p className={styles.words}>{texto}</p>
            {anexos.map(({ _id, nome }) => (
              <p key={_id}>
                <a href={`/pedido/${segredo}/anexos/${_id}`} download>
                  {nome}
                </a>
              </p>
            ))}
          </li>
        ))}
        {ficheiros.map(({ _id, nome, enviadoEm }) => (
          <li key={_id}>
            <p className="soft">Você, a {longMoment(enviadoEm)}</p>
            <p>Ficheiro: {nome}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The issued documents: a link to download each, and the code with which others verify it. */
function Documents({ pedido: { emitidos }, segredo }: Data) {
  if (emitidos.length === 0) return null;
  return (
    <section aria-labelledby="documentos">
      <h2 id="documentos">O documento</h2>
      <ul className={`${styles.conversation} ${styles.issued}`}>
        {emitidos.map(({ _id, tipo, numero, codigo, validade, temCopia }) => (
          <li key={_id} data-council={validade === 'valido' || undefined}>
            <p>
              {tipo} n.º {numero}: {validityNames[validade].toLowerCase()}
            </p>
            {temCopia && validade !== 'anulado' && (
              <a href={`/pedido/${segredo}/documentos/${_id}`} className="button" download>
                Descarregar o PDF
              </a>
            )}
            <p className="soft">
              Quem o receber pode <a href={`/verificar/${codigo}`}>verificá-lo</a> com o código{' '}
              {codigo}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Private({ data: { pedido, segredo } }: { data: Data }) {
  const { estado, motivo, prazoAte, respostas } = pedido;
  const why = explained[estado];
  const toPay = pedido.pagamento.map(({ label, value }) => ({ chave: label, label, valor: value }));
  return (
    <article className={`wrap ${styles.private}`}>
      <header>
        <p className="kicker">O meu pedido</p>
        <h1>{pedido.servicoNome}</h1>
        <p>
          Pedido n.º <strong>{pedido.numero}</strong>, de {pedido.nome}. Este endereço é só seu:
          guarde-o e não o partilhe.
        </p>
        {pedido.noSite && (
          <p>
            <a href={pedido.noSite} className="arrow-link">
              O que se diz deste problema no site
            </a>
          </p>
        )}
      </header>
      <section className={styles.state} role="status">
        <h2>{estado === 'espera-requerente' ? 'À espera de si' : stateNames[estado]}</h2>
        <p>{nextStep({ estado, prazoAte })}</p>
        {why && motivo && (
          <p className={styles.words}>
            {why}: {motivo}
          </p>
        )}
      </section>
      <dl className={styles.facts}>
        <dt>Recebido em</dt>
        <dd>{longMoment(pedido.recebidoEm)}</dd>
        {prazoAte && (
          <>
            <dt>Resposta até</dt>
            <dd>{longDate(prazoAte)}</dd>
          </>
        )}
        {pedido.feito && (
          <>
            <dt>O que foi feito</dt>
            <dd className={styles.words}>{pedido.feito}</dd>
          </>
        )}
        {[...toPay, ...respostas].map(({ chave, label, valor }) => [
          <dt key={`${chave} l`}>{label}</dt>,
          <dd key={chave} className={styles.words}>
            {valor}
          </dd>,
        ])}
      </dl>
      <Documents pedido={pedido} segredo={segredo} />
      <Conversation pedido={pedido} segredo={segredo} />
      {(pedido.aberto || pedido.reabrivel) && (
        <LiveOwn
          segredo={segredo}
          faltam={pedido.faltam}
          recebeFicheiros={pedido.recebeFicheiros}
          reabre={pedido.reabrivel}
          acompanha={pedido.acompanha}
          retira={pedido.retiravel}
        />
      )}
      <noscript>
        <p>Para escrever, enviar ficheiros ou retirar o pedido sem JavaScript, fale com a junta.</p>
      </noscript>
    </article>
  );
}

/** A request's private page: state, next step, conversation, withdrawing. Opening it changes nothing. */
export const pedido = page<Data>({
  isPrivate: true,
  sheet: 'pedidos',
  async load(read, { params: { segredo = '' } }) {
    const found = await orNothing(read('/api/pedido/:segredo', { params: { segredo } }));
    if (!found) throw toNotFound();
    return { pedido: found.pedido, segredo };
  },
  head: ({ pedido }) => ({
    title: `O meu pedido ${pedido.numero}`,
    description: 'Página privada de um pedido.',
    noindex: true,
  }),
  Component: Private,
});
