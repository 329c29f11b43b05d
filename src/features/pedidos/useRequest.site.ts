import { useEffect, useRef, useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import type { Pergunta } from '../../fields/perguntas.ts';
import type { FieldError } from '../../fields/validate.ts';
import { megabyte, mostMegabytesFromVisitor } from '../../language/fileSize.ts';
import { call } from '../../site/call.ts';
import { useFaults } from '../../site/forms/useFaults.ts';
import { refusals } from './pedidos.ts';
import { inputName, mostFiles, pointOf, shownOf, type Typed, takesFiles } from './questions.ts';
import { useTyped } from './useTyped.site.ts';

/** What is sent as the answer to a question: its typed value, or the names of the files chosen. */
function answerTo(each: Pergunta, value: Typed, chosen: readonly File[]): unknown {
  if (each.tipo === 'escolhas') return [value].flat().filter((choice) => choice !== '');
  if (takesFiles(each)) return chosen.map(({ name }) => name);
  if (each.tipo === 'lugar') {
    const [texto = '', point = ''] = [value].flat();
    return point === '' ? texto : { ...pointOf(point), texto };
  }
  return each.tipo === 'pessoa' ? String(value).split('\n') : value;
}

/** The refusal of files that are too large together, beside the question that has the most of them. */
function tooLargeTogether(
  questions: readonly Pergunta[],
  files: Readonly<Record<string, readonly File[]>>,
): FieldError[] {
  const sizes = questions.filter(takesFiles).map((each) => ({
    param: inputName(each),
    bytes: (files[each.chave] ?? []).reduce((sum, { size }) => sum + size, 0),
  }));
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const [largest] = sizes.sort((one, other) => other.bytes - one.bytes);
  if (!largest || all <= mostMegabytesFromVisitor * megabyte) return [];
  return [{ param: largest.param, msg: refusals.filesTooLarge(mostMegabytesFromVisitor) }];
}

/** Sends what was chosen. Refusals are ignored: the private page asks again for files that did not arrive. */
async function sendFiles(
  segredo: string,
  questions: readonly Pergunta[],
  files: Readonly<Record<string, readonly File[]>>,
): Promise<void> {
  for (const { chave: question } of questions.filter(takesFiles)) {
    for (const file of files[question] ?? []) {
      const body = new FormData();
      body.append('file', file);
      await call('POST /api/pedido/:segredo/ficheiros', {
        params: { segredo },
        query: { chave: question },
        body,
      });
    }
  }
}

/** The state of the request form, and how it is sent: first the answers, then the files. */
export function useRequest(servico: string, perguntas: readonly Pergunta[], segue: string) {
  const form = useRef<HTMLFormElement>(null);
  const typed = useTyped(form, `aldeia:pedido:${servico}`);
  const { values } = typed;
  const [files, setFiles] = useState<Readonly<Record<string, readonly File[]>>>({});
  const { faults, clearFault, refuse: show } = useFaults(form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, on mount
  useEffect(() => {
    // Files may have been chosen early too; an empty input holds one without a name.
    const formData = new FormData(form.current ?? undefined);
    const early = perguntas.filter(takesFiles).map((each) => {
      const chosen = formData.getAll(inputName(each)).filter((file) => file instanceof File);
      return [each.chave, chosen.filter(({ name }) => name !== '').slice(0, mostFiles.each)];
    });
    setFiles(Object.fromEntries(early));
  }, []);
  /** One key per filled-in form, so that sending it twice creates one request. */
  const chave = useRef('');

  const raw = Object.fromEntries(perguntas.map((each) => [each.chave, values[inputName(each)]]));
  const shown = shownOf(perguntas, raw);

  /** Shows the errors, and returns them. */
  function refuse(errors: readonly FieldError[]) {
    show(errors, ['nome', 'email', 'telemovel', ...shown.map(inputName)]);
    return errors;
  }

  /** Returns the errors; once all is sent, opens the request's private page. */
  async function send(captcha: string): Promise<readonly FieldError[]> {
    const respostas = Object.fromEntries(
      shown.map((each) => {
        const answer = answerTo(each, values[inputName(each)] ?? '', files[each.chave] ?? []);
        return [each.chave, answer];
      }),
    );
    const { nome = '', email = '', telemovel = '' } = values;
    // All at once: the server checks who asks before it looks at the answers.
    const wrong = await import('./checkRespostas.ts').then(
      ({ checkPedido }) => checkPedido({ nome, email, telemovel }, shown, respostas),
      () => [],
    );
    const tooLarge = tooLargeTogether(shown, files);
    if (wrong.length + tooLarge.length > 0) return refuse([...wrong, ...tooLarge]);
    chave.current ||= crypto.randomUUID();
    const answer = await call('POST /api/pedidos', {
      body: { nome, email, telemovel, respostas, servico, segue, captcha, chave: chave.current },
    });
    if (isRefused(answer)) {
      const isGone = answer.errors.some(({ param }) => param === 'servico');
      const advice = 'O que escreveu continua aqui: pode copiá-lo para uma mensagem, em Contactos';
      return refuse(isGone ? [...answer.errors, { param: '', msg: advice }] : answer.errors);
    }
    const { endereco } = answer.pedido;
    await sendFiles(endereco.split('/').at(-1) ?? '', shown, files);
    typed.forget();
    location.assign(endereco);
    return [];
  }

  return {
    form,
    shown,
    files,
    faults: { ...faults, sentence: faults.sentence && `${faults.sentence}.` },
    send,
    field: (name: string) => ({
      name,
      value: values[name] ?? '',
      error: faults.fields[name],
      onChange(value: Typed) {
        typed.change(name, value);
        clearFault(name);
      },
    }),
    chooseFiles(question: string, chosen: File[]) {
      setFiles({ ...files, [question]: chosen });
      clearFault(inputName({ chave: question }));
    },
  };
}
