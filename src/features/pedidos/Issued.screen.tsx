import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, download } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { BusyButton } from '../../backoffice/parts/BusyButton.tsx';
import { notifyDone, notifyFailed } from '../../backoffice/parts/notices.tsx';
import { State } from '../../backoffice/parts/State.tsx';
import { addressOf } from '../../calls/address.ts';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import { FilePicker } from '../../fields/inputs/FilePicker.tsx';
import { lisbonDay, longDate } from '../../language/calendar.ts';
import { issueFields, validityNames } from './issued.ts';
import { type Issued, issuedCalls } from './issuedCalls.ts';
import styles from './Pedido.module.css';
import type { Pedido } from './papers.screen.tsx';

/** Uploads a PDF that was signed elsewhere; it replaces the issued one. */
function SignedButton({ documento: { _id, assinado } }: { documento: Issued }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  async function send(file: File | null) {
    if (!file) return;
    setBusy(true);
    const body = new FormData();
    body.append('file', file);
    const answer = await call('POST /api/emitidos/:_id/assinado', { params: { _id }, body });
    setBusy(false);
    if (isRefused(answer)) notifyFailed('O PDF assinado não ficou guardado', reasonOf(answer));
    else notifyDone('O PDF assinado ficou no lugar do outro.');
    await revalidate();
  }
  return (
    <FilePicker accept="application/pdf" onChange={send}>
      {(props) => (
        <Button {...props} variant="outline" loading={isBusy}>
          {assinado ? 'Trocar o PDF assinado' : 'Juntar o PDF assinado'}
        </Button>
      )}
    </FilePicker>
  );
}

function Document({ documento }: { documento: Issued }) {
  const { _id, tipo, numero, emitidoEm, validade, assinado, codigo, motivo, temCopia } = documento;
  const open = async () => {
    const refused = await download(addressOf('/api/emitidos/:_id/pdf', { params: { _id } }));
    if (refused) notifyFailed('Não foi possível abrir o PDF', reasonOf(refused));
  };
  const isStanding = validade !== 'anulado';
  return (
    <li>
      <p>
        <strong>
          {tipo} n.º {numero}
        </strong>
        , de {longDate(lisbonDay(new Date(emitidoEm)))}{' '}
        <State tone={validade === 'valido' ? 'done' : 'off'}>{validityNames[validade]}</State>
      </p>
      <p>
        {assinado ? 'Com o PDF assinado' : 'Sem PDF assinado'}. Código: {codigo}
      </p>
      {motivo !== '' && <p className={styles.words}>Motivo: {motivo}</p>}
      <div className={styles.buttons}>
        {temCopia && (
          <BusyButton variant="default" onPress={open}>
            Abrir o PDF
          </BusyButton>
        )}
        {temCopia && isStanding && <SignedButton documento={documento} />}
        {isStanding && (
          <ActionButton
            label="Anular"
            failed="O documento não ficou anulado"
            confirm={{
              question: `Anular o documento n.º ${numero}?`,
              children: 'Quem o verificar passa a ler que não é válido. Não se volta atrás.',
              yes: 'Anular',
              grave: true,
              fields: issuedCalls.annul.takes.fields,
            }}
            act={(body) => call('POST /api/emitidos/:_id/anular', { params: { _id }, body })}
            done={() => 'O documento ficou anulado.'}
          />
        )}
      </div>
    </li>
  );
}

/** The documents of a request, and the button to issue one if its service issues documents. */
export function IssuedDocuments({ pedido }: { pedido: Pedido }) {
  const { _id, estado, versao, modelo, emitidos } = pedido;
  const isOffered = modelo !== '' && estado !== 'retirado';
  if (!isOffered && emitidos.length === 0) return null;
  return (
    <section className={styles.issued} aria-labelledby="emitidos">
      <h2 id="emitidos">Documento</h2>
      <ul>
        {emitidos.map((documento) => (
          <Document key={documento._id} documento={documento} />
        ))}
      </ul>
      {isOffered && (
        <ActionButton
          label={emitidos.length > 0 ? 'Emitir outro documento' : 'Emitir o documento'}
          failed="O documento não ficou emitido"
          confirm={{
            question: 'Emitir o documento',
            children:
              'Leva o número seguinte deste ano. Para o corrigir depois, anula-se este e emite-se outro.',
            yes: 'Emitir',
            fields: issueFields,
            initial: { corpo: modelo },
          }}
          act={(values) =>
            call('POST /api/pedidos/:_id/documentos', {
              params: { _id },
              body: { ...values, versao },
            })
          }
          done={({ documento }) => `Emitido com o n.º ${documento.numero}.`}
        />
      )}
    </section>
  );
}
