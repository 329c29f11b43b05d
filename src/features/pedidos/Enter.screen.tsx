import { Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLoaderData, useNavigate } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { FieldFrame } from '../../backoffice/form/FieldFrame.tsx';
import { initialValues } from '../../backoffice/form/formValues.ts';
import { LeaveQuestion } from '../../backoffice/form/LeaveQuestion.tsx';
import { randomId } from '../../backoffice/form/randomId.ts';
import { ShortForm } from '../../backoffice/form/ShortForm.tsx';
import { Loaded } from '../../backoffice/parts/Loaded.tsx';
import { notifyDone } from '../../backoffice/parts/notices.tsx';
import { ScreenHead } from '../../backoffice/parts/ScreenHead.tsx';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { choice } from '../../fields/choice.ts';
import type { Fields } from '../../fields/field.ts';
import type { Pergunta } from '../../fields/perguntas.ts';
import { fieldsFor } from './checkRespostas.ts';
import { listPath } from './Pedidos.screen.tsx';
import { pedidoAoBalcao } from './pedidos.ts';
import { inputName, shownOf, takesFiles } from './questions.ts';

type Read = AnswerOf<'GET /api/servicos'>;
type Servico = Read['arrayServicos'][number];
type Typed = Record<string, unknown>;

const title = 'Registar um pedido';
const none = 'Ainda não há serviços publicados';
const back = { to: listPath, label: 'Pedidos' };

/** Reads the services that can be requested. */
export const readServicos = () => call('GET /api/servicos');

/** The form with these questions, after those for the name and contacts. */
function formWith(perguntas: readonly Pergunta[]): Fields {
  const fields = Object.entries(fieldsFor(perguntas));
  const named = fields.map(([chave, field]) => [inputName({ chave }), field]);
  return { ...pedidoAoBalcao.fields, ...Object.fromEntries(named) };
}

/** What was typed for another service and fits here: who asks, and answers to questions of the same kind. */
const fittingIn = (fields: Fields, typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) =>
        name in pedidoAoBalcao.fields || fields[name]?.schema.safeParse(value).success,
    ),
  );

type FormProps = { servico: Servico; typed: Typed; onTyped(values: Typed): void };

/** The form of one service. It has no file questions: people show their papers at the counter. */
function EnterForm({ servico, typed, onTyped }: FormProps) {
  const navigate = useNavigate();
  /** One key per filled-in form, so that sending it twice creates one request. */
  const chave = useRef(randomId());
  const perguntas = servico.perguntas.filter((each) => !takesFiles(each));
  const all = formWith(perguntas);
  const papers = servico.perguntas.filter(takesFiles).map(({ label }) => label);
  const answersIn = (values: Typed) =>
    Object.fromEntries(perguntas.map((each) => [each.chave, values[inputName(each)]]));

  async function send(values: Typed): Promise<Refused | undefined> {
    const { nome, email, telemovel } = values;
    const respostas = answersIn(values);
    const sent = { servico: servico.identifier, respostas, chave: chave.current };
    const body = { nome, email, telemovel, ...sent };
    const answer = await call('POST /api/pedidos/balcao', { body });
    if (isRefused(answer)) return answer;
    const { _id, numero } = answer.pedido;
    const next =
      email === '' ? 'Mostre a ligação e imprima o talão.' : 'Quem pediu recebe um email.';
    notifyDone(`O pedido ${numero} ficou registado. ${next}`);
    flushSync(() => onTyped({}));
    void navigate(`${listPath}/${encodeURIComponent(_id)}`);
    return undefined;
  }

  return (
    <ShortForm
      fields={formWith(shownOf(perguntas, answersIn(typed)))}
      initial={{ ...initialValues({ fields: all }, undefined), ...fittingIn(all, typed) }}
      submit="Registar o pedido"
      failed="O pedido não ficou registado"
      send={send}
      onTyped={onTyped}
    >
      {papers.length > 0 && <p>Peça para ver: {papers.join('; ')}.</p>}
    </ShortForm>
  );
}

/** Where staff enter a request that somebody makes at the counter or by phone. */
export function EnterScreen() {
  const [chosen, choose] = useState('');
  // Kept while another service is chosen.
  const [typed, setTyped] = useState<Typed>({});
  return (
    <Loaded read={useLoaderData<Read | Refused>()} title={title} back={back}>
      {({ arrayServicos }) => {
        const offered = arrayServicos.filter(({ estado }) => estado === 'publicado');
        const servico = offered.find(({ identifier }) => identifier === chosen);
        const names = Object.fromEntries(offered.map((each) => [each.identifier, each.name]));
        return (
          <>
            <ScreenHead title={title} back={back} />
            <Stack gap="var(--space-5)" maw="30rem">
              <FieldFrame
                name="servico"
                field={choice('Serviço', ['', ...Object.keys(names)], {
                  names: { '': offered.length > 0 ? 'Escolha o serviço' : none, ...names },
                })}
                value={chosen}
                onChange={(_name, value) => choose(String(value))}
                error={undefined}
                help={undefined}
              />
              {servico && (
                <EnterForm
                  key={servico.identifier}
                  servico={servico}
                  typed={typed}
                  onTyped={setTyped}
                />
              )}
            </Stack>
            <LeaveQuestion
              hasUnsaved={() => Object.values(typed).some((value) => String(value ?? '') !== '')}
            />
          </>
        );
      }}
    </Loaded>
  );
}
