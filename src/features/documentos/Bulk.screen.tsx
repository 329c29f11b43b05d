import { Alert, Button, Checkbox, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { Link, useLoaderData } from 'react-router';
import { call, callRecords } from '../../backoffice/client.ts';
import { BusyButton } from '../../backoffice/parts/BusyButton.tsx';
import { Empty } from '../../backoffice/parts/Empty.tsx';
import { Loaded } from '../../backoffice/parts/Loaded.tsx';
import { notifyFailed } from '../../backoffice/parts/notices.tsx';
import { ScreenHead } from '../../backoffice/parts/ScreenHead.tsx';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { Icon } from '../../fields/inputs/Icon.tsx';
import { counted } from '../../language/counted.ts';
import styles from './BulkScreen.module.css';
import { DraftTableRow } from './DraftTableRow.screen.tsx';
import { documentos } from './documentos.ts';
import { type Documento, type DraftRows, makeDraftRows } from './draftRows.screen.ts';
import { Uploads } from './Uploads.screen.tsx';
import { makeUploadQueue } from './uploadQueue.screen.ts';

const list = '/backoffice/documentos';
const head = { title: 'Carregar vários documentos', back: { to: list, label: 'Documentos' } };

/** The most rows in the table; publishing some makes room for the rest. */
const mostRows = 500;

type Read = { records: Documento[]; total: number };

/** Reads everybody's drafts of documents, as many as the table takes. */
export async function readDrafts(): Promise<Read | Refused> {
  const answer = await call('GET /api/documentos', {
    query: { estado: 'rascunho', limit: mostRows, offset: 0 },
  });
  if (isRefused(answer)) return answer;
  return { records: answer.arrayDocumentos, total: answer.total ?? 0 };
}

async function write(record: Documento): Promise<Documento | Refused> {
  const address = `/api/documentos/${encodeURIComponent(record.identifier)}`;
  const answer = await callRecords('PUT', address, record);
  return isRefused(answer) ? answer : (answer.documento as Documento);
}

const inWords = (count: number) => counted(count, 'documento', 'documentos');

/** Chooses all rows, and publishes the chosen ones. */
function Publish({ rows, onPublished }: { rows: DraftRows; onPublished(all: Documento[]): void }) {
  const all = useSyncExternalStore(rows.subscribe, rows.all);
  const [done, setDone] = useState(0);
  const chosen = rows.ids().filter((id) => all.get(id)?.isSelected);
  const isAll = chosen.length === all.size;
  return (
    <div className={styles.bar}>
      <Checkbox
        size="md"
        label="Escolher todos"
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={() => rows.select(rows.ids(), !isAll)}
      />
      <BusyButton
        disabled={chosen.length === 0}
        onPress={async () => onPublished(await rows.publish(chosen, setDone))}
      >
        {chosen.length === 0 ? 'Publicar' : `Publicar ${inWords(chosen.length)}`}
      </BusyButton>
      <span role="status" className={styles.count}>
        {done > 0 && done < chosen.length && `${done} de ${chosen.length}`}
      </span>
    </div>
  );
}

function Published({ published, rows, onUndone }: PublishedProps) {
  const left = useSyncExternalStore(
    rows.subscribe,
    () => rows.ids().filter((id) => rows.row(id)?.state === 'failed').length,
  );
  return (
    <Alert role={left > 0 ? 'alert' : 'status'} mb="md" color={left > 0 ? 'red' : 'forest'}>
      <p>
        {published.length === 0
          ? 'Nenhum documento foi publicado.'
          : `${inWords(published.length)} ${published.length === 1 ? 'está' : 'estão'} no site.`}
        {left > 0 && ` ${inWords(left)} por publicar: veja porquê na lista.`}
      </p>
      {published.length > 0 && (
        <BusyButton
          variant="outline"
          mt="sm"
          onPress={async () => {
            const reasons = await rows.bringBack(published);
            if (reasons.length > 0) notifyFailed('Nem tudo voltou a rascunho', reasons.join(' '));
            onUndone();
          }}
        >
          Anular
        </BusyButton>
      )}
    </Alert>
  );
}

type PublishedProps = { published: Documento[]; rows: DraftRows; onUndone(): void };

const { fields } = documentos;
const columns = [fields.title, fields.type, fields.orgao, fields.numero, fields.date];

function Drafts({ rows }: { rows: DraftRows }) {
  const ids = useSyncExternalStore(rows.subscribe, rows.ids);
  const [published, setPublished] = useState<Documento[]>();
  return (
    <section aria-labelledby="rascunhos">
      <h2 id="rascunhos" className={styles.heading}>
        Por publicar
      </h2>
      <Text c="dimmed" mb="md">
        Corrija o que não estiver certo: fica guardado enquanto escreve. Só aparece no site o que
        publicar.
      </Text>
      {published && (
        <Published published={published} rows={rows} onUndone={() => setPublished(undefined)} />
      )}
      {ids.length === 0 ? (
        <Empty>Não há documentos por publicar.</Empty>
      ) : (
        <>
          <Publish rows={rows} onPublished={setPublished} />
          <div className={styles.columns} aria-hidden>
            {columns.map(({ label }) => (
              <span key={label}>{label}</span>
            ))}
          </div>
          <ul className={styles.list}>
            {ids.map((id) => (
              <DraftTableRow key={id} id={id} rows={rows} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Filled({ read: { records, total } }: { read: Read }) {
  const [rows] = useState(() => makeDraftRows(records, write));
  const [uploads] = useState(() =>
    makeUploadQueue({
      drafts: () => [...rows.all().values()].map(({ record }) => record),
      onDraft: rows.add,
    }),
  );
  return (
    <>
      <ScreenHead {...head} />
      <Uploads uploads={uploads} />
      <Drafts rows={rows} />
      {total > records.length && (
        <Text mt="md" c="dimmed">
          Há {inWords(total)} em rascunho; estão aqui {records.length}. Publique estes e volte a
          abrir esta página.
        </Text>
      )}
    </>
  );
}

/** Many PDFs at once: each becomes a draft, corrected in a table and published together. */
export function BulkScreen() {
  return (
    <Loaded read={useLoaderData<Read | Refused>()} {...head}>
      {(read) => <Filled read={read} />}
    </Loaded>
  );
}

/** The button that opens it, over the list of documents. */
export function BulkButton() {
  return (
    <Button
      component={Link}
      to={`${list}/carregar`}
      variant="outline"
      leftSection={<Icon name="upload" />}
    >
      Carregar vários
    </Button>
  );
}
