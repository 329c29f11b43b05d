import type { AnswerOf, Found } from '../../calls/all.ts';
import { ForgottenForm } from '../forms/ForgottenForm.tsx';
import { RecoverForm } from '../forms/RecoverForm.tsx';
import { island } from '../island.tsx';
import { page } from '../page.ts';
import { orNothing } from '../reader.ts';
import styles from './EntrySheet.module.css';
import { EntrySheet } from './EntrySheet.tsx';

const LiveForgottenForm = island('forgotten', ForgottenForm);
const LiveRecoverForm = island('recover', RecoverForm);

const head = () => ({
  title: 'Outra palavra-passe',
  description: 'Para quem trabalha na junta e se esqueceu da palavra-passe.',
  noindex: true,
});

/** For people who forgot their password: sends a letter, or says whom to ask if the site sends none. */
export const esqueci = page({
  isShownWhileClosed: true,
  load: async () => null,
  head,
  Component: ({ site: { definicoes, enviaEmail } }) => (
    <EntrySheet
      councilName={definicoes.councilName}
      title="Esqueci-me da palavra-passe"
      note={
        enviaEmail
          ? 'Diga com que nome entra: enviamos para o email da conta uma ligação para escolher outra.'
          : 'Este site não envia emails. Fale com um administrador da área reservada: ele faz-lhe uma ligação para escolher outra palavra-passe.'
      }
    >
      {enviaEmail && <LiveForgottenForm />}
      <p className={styles.aside}>
        <a href="/login" className="tap">
          Voltar à entrada
        </a>
      </p>
    </EntrySheet>
  ),
});

type Recuperacao = Found<AnswerOf<'GET /api/auth/recuperar/:segredo'>>['recuperacao'];

type Data = { segredo: string; recuperacao: Recuperacao | null };

/** The page that the link in such a letter opens. Opening it does not use the link up. */
export const recuperar = page<Data>({
  isPrivate: true,
  async load(read, { params: { segredo = '' } }) {
    const asked = { params: { segredo } };
    const found = await orNothing(read('/api/auth/recuperar/:segredo', asked));
    return { segredo, recuperacao: found?.recuperacao ?? null };
  },
  head,
  Component: ({ data: { segredo, recuperacao }, site: { definicoes } }) =>
    recuperacao ? (
      <EntrySheet
        councilName={definicoes.councilName}
        title="Outra palavra-passe"
        note={`Para a conta «${recuperacao.username}». Pelo menos 10 caracteres: uma frase fácil de lembrar serve muito bem.${recuperacao.pedeCodigo ? ' É preciso também o código da aplicação, ou um código de recuperação.' : ''}`}
      >
        <LiveRecoverForm segredo={segredo} {...recuperacao} />
      </EntrySheet>
    ) : (
      <EntrySheet
        councilName={definicoes.councilName}
        title="Esta ligação já não serve"
        note="Cada ligação serve uma só vez, durante meia hora. A sua palavra-passe continua como estava."
      >
        <p>
          <a href="/recuperar" className="button">
            Pedir outra ligação
          </a>
        </p>
      </EntrySheet>
    ),
});
