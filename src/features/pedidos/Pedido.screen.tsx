import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { call, download } from '../../backoffice/client.ts';
import { type Fact, FactList } from '../../backoffice/detail/FactList.tsx';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { AttachedFiles, AttachFiles } from '../../backoffice/form/AttachFiles.tsx';
import { ShortForm } from '../../backoffice/form/ShortForm.tsx';
import { ShowLink } from '../../backoffice/form/ShowLink.tsx';
import type { FormValues } from '../../backoffice/form/useFormState.ts';
import { watchUploads } from '../../backoffice/form/watchUploads.ts';
import { BusyButton } from '../../backoffice/parts/BusyButton.tsx';
import { Loaded } from '../../backoffice/parts/Loaded.tsx';
import { NotFound } from '../../backoffice/parts/NotFound.tsx';
import { notifyDone, notifyFailed } from '../../backoffice/parts/notices.tsx';
import { ScreenHead } from '../../backoffice/parts/ScreenHead.tsx';
import { addressOf } from '../../calls/address.ts';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import { choice } from '../../fields/choice.ts';
import { longDate, longMoment } from '../../language/calendar.ts';
import { centreOf, directionsHref } from '../../language/lugar.ts';
import { groupedPhone, phoneHref } from '../../language/phoneNumber.ts';
import { type Estado, explained, isRunning, stateNames, stepsFrom, toldBy } from './estados.ts';
import { Fee } from './Fee.screen.tsx';
import { IssuedDocuments } from './Issued.screen.tsx';
import styles from './Pedido.module.css';
import { DaysLeft, listPath, StateOf } from './Pedidos.screen.tsx';
import { OnTheSite } from './Problema.screen.tsx';
import { type Pedido, Slip } from './papers.screen.tsx';
import { deskWords, pedidoAoBalcao, pedidoFields } from './pedidos.ts';
import { useWriting } from './useWriting.screen.ts';

type Read = AnswerOf<'GET /api/pedidos/:_id'>;

const back = { to: listPath, label: 'Pedidos' };

/** Reads one request with its conversation. */
export const readPedido = ({ params }: LoaderFunctionArgs) =>
  call('GET /api/pedidos/:_id', { params: { _id: params._id ?? '' } });

const change = ({ _id, versao }: Pedido, body: object) =>
  call('PUT /api/pedidos/:_id', { params: { _id }, body: { ...body, versao } });

/** The step that usually comes next. */
const usualStep: Partial<Record<Estado, [label: string, to: Estado]>> = {
  recebido: ['Começar a tratar', 'em-curso'],
  'espera-requerente': ['Continuar', 'em-curso'],
  'em-curso': ['Está pronto', 'pronto'],
  pronto: ['Concluir', 'concluido'],
  concluido: ['Reabrir', 'em-curso'],
  recusado: ['Reabrir', 'em-curso'],
  encaminhado: ['Reabrir', 'em-curso'],
};

/** The state of the request, and the buttons that change it. */
function Steps({ pedido, colegas }: { pedido: Pedido; colegas: string[] }) {
  const { estado, atribuidoA } = pedido;
  // Nobody collects a repaired problem at the counter, so `pronto` is skipped.
  const skipsReady = estado === 'em-curso' && pedido.assunto !== '';
  const usual = skipsReady ? usualStep.pronto : usualStep[estado];
  const [first, ...others] = stepsFrom(estado).filter((each) => each !== usual?.[1]);
  const told = toldBy(pedido);
  const done = () => `O pedido mudou. ${told}`;
  const failed = 'Não foi possível mudar o pedido';
  return (
    <section className={styles.next} aria-label="Estado do pedido">
      <p>
        <StateOf estado={estado} /> {isRunning(estado) && pedido.dias > 0 && 'Ainda tem '}
        <DaysLeft pedido={pedido} />
        {isRunning(estado) && ` (até ${longDate(pedido.prazoAte)})`}
      </p>
      <div className={styles.buttons}>
        {usual && (
          <ActionButton
            label={usual[0]}
            variant="filled"
            failed={failed}
            done={done}
            act={() => change(pedido, { estado: usual[1] })}
          />
        )}
        {first && (
          <ActionButton
            label="Mudar o estado"
            failed={failed}
            done={done}
            confirm={{
              question: 'Para que estado passa o pedido?',
              children: told,
              yes: 'Mudar o estado',
              fields: {
                estado: choice('Estado', [first, ...others], { names: stateNames }),
                motivo: {
                  ...pedidoFields.motivo,
                  help: 'O que falta, o motivo da recusa, ou para quem seguiu. Quem pediu lê isto.',
                },
              },
            }}
            act={(values) => change(pedido, values)}
          />
        )}
        <ActionButton
          label={atribuidoA ? `A cargo de ${atribuidoA}` : 'Entregar a alguém'}
          failed={failed}
          confirm={{
            question: 'Quem trata deste pedido?',
            yes: 'Entregar',
            fields: {
              atribuidoA: choice('A cargo de', ['', ...colegas], { names: { '': 'Ninguém' } }),
            },
            initial: { atribuidoA },
          }}
          act={(values) => change(pedido, values)}
          done={() => 'O pedido mudou de mãos.'}
        />
        <ActionButton
          label="Corrigir quem pediu"
          failed={failed}
          confirm={{
            question: 'Quem fez o pedido?',
            children:
              pedido.email === ''
                ? 'O que se escrever a partir de agora vai também para o email que indicar.'
                : 'Se mudar o email, a página do pedido passa a ter outro endereço, que enviamos para o novo; o antigo deixa de abrir.',
            yes: 'Corrigir',
            fields: pedidoAoBalcao.fields,
            initial: pedido,
          }}
          act={(values) => change(pedido, values)}
          done={() => 'Ficou corrigido.'}
        />
      </div>
    </section>
  );
}

function FileButtons({ _id, ficheiros, faltam }: Pedido) {
  const open = async (ficheiro: string) => {
    const params = { _id, ficheiro };
    const refused = await download(addressOf('/api/pedidos/:_id/ficheiros/:ficheiro', { params }));
    if (refused) notifyFailed('Não foi possível abrir o ficheiro', reasonOf(refused));
  };
  return (
    <>
      {ficheiros.map((file) => (
        <BusyButton key={file._id} variant="default" onPress={() => open(file._id)}>
          {file.nome}
        </BusyButton>
      ))}
      {faltam.map(({ chave, label }) => (
        <p key={chave}>Ainda não chegou: {label}</p>
      ))}
    </>
  );
}

function factsOf(pedido: Pedido): Fact[] {
  const { nome, email, telemovel, motivo, respostas, ficheiros, faltam } = pedido;
  const at = centreOf(pedido);
  const why = explained[pedido.estado];
  const facts: Fact[] = [
    { label: why ?? '', content: why && motivo },
    { label: 'De', content: nome },
    { label: 'Email', content: email ? <a href={`mailto:${email}`}>{email}</a> : 'Não deixou' },
    {
      label: 'Telemóvel',
      content: telemovel && <a href={phoneHref(telemovel)}>{groupedPhone(telemovel)}</a>,
    },
    { label: 'Recebido em', content: longMoment(pedido.recebidoEm) },
    ...respostas.map(({ label, valor }) => ({
      label,
      content: <span className={styles.words}>{valor}</span>,
    })),
    {
      label: 'No mapa',
      content: at && (
        <a href={directionsHref(at)} target="_blank" rel="noopener noreferrer">
          Ver no OpenStreetMap, noutra janela
        </a>
      ),
    },
    {
      label: 'Ficheiros',
      content: ficheiros.length + faltam.length > 0 && <FileButtons {...pedido} />,
    },
  ];
  return facts.filter(({ content }) => content);
}

const speakers = { requerente: 'Quem pediu', junta: 'A junta', nota: 'Nota interna' };

/** The conversation so far, and the form to add to it. */
function Conversation({ pedido }: { pedido: Pedido }) {
  const { revalidate } = useRevalidator();
  const { _id, versao, passos } = pedido;
  const { initial, files, latest, change } = useWriting(_id);
  const [uploads] = useState(watchUploads);
  async function send({ nota, ...values }: FormValues): Promise<Refused | undefined> {
    const lost = nota ? [] : await uploads.failed();
    if (lost.length > 0) return { errors: lost };
    const anexos = nota ? [] : latest.current.anexos.map((file) => file._id);
    const body = { ...values, nota, anexos, versao };
    const answer = await call('POST /api/pedidos/:_id/respostas', { params: { _id }, body });
    await revalidate();
    if (isRefused(answer)) return answer;
    // Files that were chosen before it became a note wait for the next answer.
    change({ texto: '', nota: false, ...(!nota && { anexos: [] }) });
    notifyDone('Ficou escrito.');
    return undefined;
  }
  return (
    <section className={styles.conversation} aria-labelledby="conversa">
      <h2 id="conversa">Conversa</h2>
      <ol>
        {passos.map(({ de, texto, por, em, anexos }) => (
          <li key={em + texto} data-of={de}>
            <p>
              <strong>{speakers[de]}</strong> {por && `(${por}) `}a {longMoment(em)}
            </p>
            <p className={styles.words}>{texto}</p>
            <AttachedFiles files={anexos} />
          </li>
        ))}
      </ol>
      <ShortForm
        fields={deskWords}
        initial={initial}
        submit="Enviar"
        failed="Não ficou escrito"
        send={send}
        onTyped={change}
        below={({ nota }) =>
          // An internal note is sent to nobody, so it has no attachments.
          !nota && (
            <AttachFiles
              about={_id}
              files={files}
              onChange={(anexos) => change({ anexos })}
              onSending={uploads.note}
            />
          )
        }
      />
    </section>
  );
}

/** One request: its state, the answers, the conversation and the next steps. */
export function PedidoScreen() {
  return (
    <Loaded read={useLoaderData<Read | Refused>()} title="Pedido" back={back}>
      {({ pedido, colegas, junta, mostraLigacao }) =>
        pedido ? (
          <>
            <ScreenHead title={`${pedido.servicoNome} (${pedido.numero})`} back={back}>
              {mostraLigacao && (
                <ShowLink
                  of="do pedido"
                  ask={() =>
                    call('POST /api/pedidos/:_id/ligacao', { params: { _id: pedido._id } })
                  }
                >
                  <Slip pedido={pedido} junta={junta} />
                </ShowLink>
              )}
            </ScreenHead>
            <Steps key={pedido.versao} pedido={pedido} colegas={colegas} />
            <OnTheSite pedido={pedido} />
            <Fee key={`taxa ${pedido.versao}`} pedido={pedido} junta={junta} />
            <FactList facts={factsOf(pedido)} />
            <IssuedDocuments key={`d${pedido.versao}`} pedido={pedido} />
            <Conversation key={`c${pedido._id}`} pedido={pedido} />
          </>
        ) : (
          <NotFound />
        )
      }
    </Loaded>
  );
}
