import { Alert, Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isRefused } from '../../calls/ask.ts';
import { useCopy } from '../../parts/useCopy.ts';
import { mailSettings } from '../../sections/cartas.ts';
import { call } from '../client.ts';
import styles from './cartas.module.css';

/** Example mail settings, filled in for this council. */
function settingsFor(council: string, email: string): string {
  const mailbox = email || 'junta@exemplo.pt';
  const values = {
    SMTP_URL: 'smtp://utilizador:palavra-passe@servidor:587',
    MAIL_FROM: council ? `${council.replace(/[<>"]/g, '')} <${mailbox}>` : mailbox,
    MAIL_TO: mailbox,
  };
  return mailSettings.map((name) => `${name}=${values[name]}`).join('\n');
}

/** Says that letters wait because there is no mail server, and which settings to ask for. */
export function NoMailServer() {
  const [settings, setSettings] = useState(() => settingsFor('', ''));
  useEffect(() => {
    void call('GET /api/definicoes').then((read) => {
      if (!isRefused(read)) {
        setSettings(settingsFor(read.definicoes.councilName, read.definicoes.email));
      }
    });
  }, []);
  const { shown, said, copy } = useCopy<HTMLPreElement>({
    copied: 'Copiado: cole-o numa mensagem a quem gere o site.',
    selected: 'Este navegador não deixa copiar assim: o texto ficou selecionado.',
  });
  return (
    <Alert title="Ainda não saem emails deste site" mb="lg">
      <p>
        O site guarda-os aqui, porque não tem servidor de correio. Nada se perde: saem sozinhos
        quando o tiver. Até lá, quem se inscreve ou escreve à junta não recebe nada por email: a
        ligação para a página de uma reserva ou de um pedido mostra-se ao abri-los.
      </p>
      <details className={styles.raw}>
        <summary>O que pedir a quem gere o site</summary>
        <p>Que preencha estas três definições e volte a arrancar o site:</p>
        <pre ref={shown} className={styles.settings}>
          {settings}
        </pre>
        <Button variant="outline" onClick={copy}>
          Copiar para quem gere o site
        </Button>
        <Text role="status" mih="1.6em" size="xs" lh="inherit" c="var(--forest)">
          {said}
        </Text>
      </details>
    </Alert>
  );
}
