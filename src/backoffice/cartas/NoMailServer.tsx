import { Alert } from '@mantine/core';

/** Said where letters wait because nothing takes them away. */
export function NoMailServer() {
  return (
    <Alert title="As cartas não saem" mb="lg">
      Não há servidor de correio configurado (SMTP_URL): as cartas esperam aqui.
    </Alert>
  );
}
