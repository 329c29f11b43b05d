import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { text } from '../../fields/text.ts';
import { QrCode } from '../../parts/QrCode.tsx';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { ShortForm } from '../form/ShortForm.tsx';
import { notifyDone } from '../parts/notices.tsx';
import styles from './CodeApp.module.css';
import { CodesShown } from './RecoveryCodes.tsx';

type Proposed = AnswerOf<'POST /api/auth/totp'>;

const title = 'Ligar uma aplicação de códigos';
const failed = 'Não foi possível ligar a aplicação';
const codigo = text('Código da aplicação', {
  required: true,
  most: 40,
  help: 'Os seis algarismos que a aplicação mostra agora.',
});

/** The QR code, the same secret in letters, and a field for the code that proves the app has it. */
function SetUp({ segredo, endereco, send, onCancel }: Proposed & SetUpProps) {
  return (
    <Modal opened onClose={onCancel} title={title} closeOnClickOutside={false}>
      <ShortForm fields={{ codigo }} submit="Ligar" failed={failed} send={send} onCancel={onCancel}>
        <ol className={styles.steps}>
          <li>
            Abra no telemóvel uma aplicação de códigos (Google Authenticator, Microsoft
            Authenticator, Aegis ou outra) e leia esta imagem.
            <div className={styles.picture}>
              <QrCode text={endereco} label="Código QR para a aplicação" />
            </div>
            Se é este o telemóvel, <a href={endereco}>abra-a na aplicação</a>. Se não a conseguir
            ler, escreva lá estas letras:
            <code className={styles.letters}>{segredo.replace(/.{4}(?=.)/g, '$& ')}</code>
          </li>
          <li>Escreva aqui o código que ela mostra.</li>
        </ol>
      </ShortForm>
    </Modal>
  );
}

type SetUpProps = {
  send(values: Record<string, unknown>): Promise<Refused | undefined>;
  onCancel(): void;
};

/** Asks for the password, switches a code app on in a second dialog, and shows the recovery codes that come with it. */
function SwitchOn() {
  const [proposed, setProposed] = useState<Proposed>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { revalidate } = useRevalidator();

  async function send({ codigo }: Record<string, unknown>): Promise<Refused | undefined> {
    const answer = await call('PUT /api/auth/totp', { body: { codigo } });
    if (isRefused(answer)) return answer;
    setProposed(undefined);
    setCodes(answer.codigos);
    return undefined;
  }

  async function finish() {
    setCodes(undefined);
    notifyDone('A aplicação de códigos está ligada. As outras sessões desta conta terminaram.');
    await revalidate();
  }

  return (
    <>
      <ActionButton
        label="Ligar aplicação"
        variant="filled"
        confirm={{
          question: title,
          children: 'A seguir mostra-se o código QR que a aplicação lê.',
          yes: 'Continuar',
          asksPassword: true,
        }}
        act={(_, password) => call('POST /api/auth/totp', { password })}
        failed={failed}
        done={(answer) => void setProposed(answer)}
      />
      {proposed && <SetUp {...proposed} send={send} onCancel={() => setProposed(undefined)} />}
      {codes && <CodesShown codes={codes} onClose={finish} />}
    </>
  );
}

function SwitchOff() {
  return (
    <ActionButton
      label="Desligar aplicação"
      confirm={{
        question: 'Desligar a aplicação de códigos?',
        children:
          'Sem ela, e sem uma chave de acesso, quem souber a palavra-passe entra na sua conta.',
        yes: 'Sim, Desligar',
        grave: true,
        asksPassword: true,
      }}
      act={(_, password) => call('DELETE /api/auth/totp', { password })}
      failed="Não foi possível desligar a aplicação"
      done={() => 'A aplicação de códigos está desligada.'}
    />
  );
}

/** Whether the user's own account has a code app, and a button to switch it on or off. */
export function CodeApp({ isOn }: { isOn: boolean }) {
  return (
    <>
      <p>
        {isOn
          ? 'Ligada: ao entrar com a palavra-passe, escreve também o código que a aplicação mostra.'
          : 'Uma aplicação no telemóvel mostra um código novo a cada meio minuto, que se escreve depois da palavra-passe.'}
      </p>
      {isOn ? <SwitchOff /> : <SwitchOn />}
    </>
  );
}
