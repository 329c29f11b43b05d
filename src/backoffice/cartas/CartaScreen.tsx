import { Button } from '@mantine/core';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { longMoment } from '../../fields/calendar.ts';
import { isRefused, type Refused, reasonOf } from '../client.ts';
import { Facts } from '../detail/Facts.tsx';
import { AskedButton } from '../parts/AskedButton.tsx';
import { BusyButton } from '../parts/BusyButton.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { sayDone, sayFailed } from '../parts/say.tsx';
import styles from './CartaScreen.module.css';
import { CartaState } from './CartaState.tsx';
import { type Carta, discard, nextTry, type OneCarta, sendAgain } from './carta.ts';
import { NoMailServer } from './NoMailServer.tsx';

const list = '/backoffice/cartas';
const back = { to: list, label: 'Cartas por enviar' };

function SendAgain({ _id, temServidor }: { _id: string; temServidor: boolean }) {
  const navigate = useNavigate();
  async function send() {
    const answer = await sendAgain(_id);
    if (isRefused(answer)) sayFailed('Não foi possível enviar de novo', reasonOf(answer));
    else {
      sayDone(
        temServidor
          ? 'A carta vai ser enviada dentro de momentos.'
          : 'A carta sai assim que houver servidor de correio.',
      );
    }
    navigate(list);
  }
  return <BusyButton onPress={send}>Enviar de novo</BusyButton>;
}

function DeleteButton({ carta: { _id, recipient } }: { carta: Carta }) {
  const navigate = useNavigate();
  async function remove() {
    const answer = await discard(_id);
    if (isRefused(answer)) return sayFailed('Não foi possível apagar', reasonOf(answer));
    sayDone('A carta foi apagada.');
    navigate(list);
  }
  return (
    <AskedButton
      label="Apagar"
      question="Deseja apagar a carta?"
      yes="Sim, Apagar"
      grave
      onYes={remove}
    >
      Se apagar, não poderá voltar atrás: {recipient} não a vai receber.
    </AskedButton>
  );
}

function Shown({ carta, temServidor }: { carta: Carta; temServidor: boolean }) {
  const facts = [
    { label: 'Para', content: carta.recipient },
    { label: 'Assunto', content: carta.subject },
    { label: 'Escrita em', content: longMoment(carta.createdAt) },
    { label: 'Estado', content: <CartaState carta={carta} /> },
    { label: 'Tentativas', content: carta.attempts },
    { label: 'Último erro', content: carta.lastError || 'Nenhum' },
    { label: 'Próxima tentativa', content: nextTry(carta, temServidor, new Date()) },
    { label: 'Texto', content: <p className={styles.body}>{carta.body}</p> },
  ];
  return (
    <>
      <ScreenHead title={carta.subject} back={back}>
        <SendAgain _id={carta._id} temServidor={temServidor} />
        <DeleteButton carta={carta} />
      </ScreenHead>
      {!temServidor && <NoMailServer />}
      <Facts facts={facts} />
    </>
  );
}

/** Said of a letter that is not here any more. */
function Gone() {
  return (
    <>
      <ScreenHead title="Esta carta já não está à espera" back={back} />
      <p>Foi entregue entretanto, ou apagada com aquilo de que falava.</p>
      <Button component={Link} to={list} mt="lg">
        Ver as cartas por enviar
      </Button>
    </>
  );
}

/** One letter, as it would be read, and what can be done with it. */
export function CartaScreen() {
  const read = useLoaderData<OneCarta | Refused>();
  if (isRefused(read)) {
    return (
      <>
        <ScreenHead title="Carta" back={back} />
        <LoadFailure refused={read} />
      </>
    );
  }
  const { carta } = read;
  return carta ? <Shown carta={carta} temServidor={read.temServidor} /> : <Gone />;
}
