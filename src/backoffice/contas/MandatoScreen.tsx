import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { choices } from '../../fields/choices.ts';
import { text } from '../../fields/text.ts';
import { longDate, monthsBefore } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { type Conta, confirmacao } from '../../sections/contas.ts';
import { call } from '../client.ts';
import { FactList } from '../detail/FactList.tsx';
import { ShortForm } from '../form/ShortForm.tsx';
import { notifyDone } from '../parts/notices.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { NewPassword } from '../parts/ShownOnce.tsx';
import { LoadedContas } from './ContasScreen.tsx';
import { type Contas, roleOf } from './conta.ts';
import styles from './MandatoScreen.module.css';

/** An account unused for this long is pointed out: its owner may have left. */
const away = { months: 6, words: 'há mais de seis meses' };

/** An account in a line: what it is for, when it was last used, and what is odd about it. */
export function accountInWords(conta: Conta, now: Date): string {
  const { username, ultimaVez, segundoFator } = conta;
  const isAway = ultimaVez < monthsBefore(now, away.months).toISOString();
  return [
    `${username}: ${roleOf(conta)}`,
    ultimaVez === '' ? 'nunca entrou' : `entrou pela última vez em ${longDate(ultimaVez)}`,
    ...(ultimaVez !== '' && isAway ? [away.words] : []),
    ...(segundoFator ? [] : ['sem verificação em dois passos']),
  ].join(', ');
}

/**
 * Creates the new administrator and disables the accounts that end. A refusal stops it; earlier
 * steps are not undone.
 */
function Handover({ contas, own }: Pick<Contas, 'contas' | 'own'>) {
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<{ username: string; password: string }>();
  const others = contas.filter(({ disabled, username }) => !disabled && username !== own.username);
  const [first, ...rest] = others.map(({ username }) => username);
  const fields = {
    novo: text('Novo administrador', {
      help: 'O nome com que vai entrar. A palavra-passe é mostrada a seguir, uma só vez. Vazio: nenhuma conta nova.',
    }),
    ...(first !== undefined && {
      terminar: choices('Contas que acabam', [first, ...rest], {
        names: Object.fromEntries(
          others.map((conta) => [conta.username, accountInWords(conta, new Date())]),
        ),
        help: 'Ficam desativadas, já: saem de onde estiverem abertas. O que fizeram fica na atividade.',
      }),
    }),
    ...confirmacao.fields,
  };

  async function send(values: Record<string, unknown>): Promise<Refused | undefined> {
    const [novo, password] = [String(values.novo), String(values.password)];
    const ending = others.filter(({ username }) =>
      ((values.terminar ?? []) as string[]).includes(username),
    );
    if (novo !== '') {
      const body = { username: novo, perfil: 'Administração' };
      const answer = await call('POST /api/contas', { body, password });
      if (isRefused(answer)) {
        const errors = answer.errors.map(({ param, msg }) => ({
          param: param === 'username' ? 'novo' : param,
          msg,
        }));
        return { ...answer, errors };
      }
      setMade({ username: answer.conta.username, password: answer.password });
    }
    for (const { _id } of ending) {
      const body = { disabled: true };
      const answer = await call('PUT /api/contas/:_id', { params: { _id }, body, password });
      if (isRefused(answer)) return answer;
    }
    if (ending.length > 0) {
      const [o, m] = ending.length === 1 ? ['ou', 'a'] : ['aram', 'as'];
      notifyDone(`${counted(ending.length, 'conta fic', 'contas fic')}${o} desativad${m}.`);
    }
    await revalidate();
    return undefined;
  }

  return (
    <>
      <ShortForm
        key={String(others.map(({ username }) => username))}
        fields={fields}
        submit="Passar o mandato"
        failed="Não ficou tudo feito"
        send={send}
      >
        <p>
          Crie a conta de quem vai administrar e escolha as que deixam de entrar. A sua fica até ao
          fim: quem a receber é que a desativa.
        </p>
      </ShortForm>
      {made && <NewPassword {...made} onClose={() => setMade(undefined)} />}
    </>
  );
}

const blank = <span className={styles.blank} />;

/** The sheet for the next executive, with blank lines for what the program does not know. */
function Papers({ contas }: Pick<Contas, 'contas'>) {
  const admins = contas.filter(({ isAdmin, disabled }) => isAdmin && !disabled);
  return (
    <section aria-labelledby="papeis">
      <h2 id="papeis">3. O que está onde</h2>
      <FactList
        facts={[
          { label: 'O site', content: location.origin },
          { label: 'Administradores', content: admins.map(({ username }) => username).join(', ') },
          { label: 'O servidor: quem o gere, e como se lhe chega', content: blank },
          { label: 'O domínio: onde está registado, e até quando', content: blank },
          { label: 'O correio do site: com quem está contratado', content: blank },
          { label: 'As cópias de segurança: onde estão guardadas', content: blank },
          { label: 'Quem ajuda quando algo falha', content: blank },
        ]}
      />
      <Button variant="outline" mt="md" className={styles.print ?? ''} onClick={() => print()}>
        Imprimir esta folha
      </Button>
    </section>
  );
}

/** The handover to the next executive: accounts, backup, and a printed sheet of what is where. */
export function MandatoScreen() {
  const head = {
    title: 'Passagem de mandato',
    back: { to: '/backoffice/contas', label: 'Contas' },
  };
  return (
    <LoadedContas {...head}>
      {({ contas, own }) => (
        <>
          <ScreenHead {...head} />
          <Stack gap="var(--space-6)" maw="46rem">
            <section aria-labelledby="contas" className={styles.print}>
              <h2 id="contas">1. As contas</h2>
              <Handover contas={contas} own={own} />
            </section>
            <section aria-labelledby="copia" className={styles.print}>
              <h2 id="copia">2. Uma cópia de tudo</h2>
              <p>
                Entregue a quem vem uma{' '}
                <Link to="/backoffice/definicoes/copia">cópia de segurança</Link> com a data de
                hoje, num disco ou numa pen.
              </p>
            </section>
            <Papers contas={contas} />
          </Stack>
        </>
      )}
    </LoadedContas>
  );
}
