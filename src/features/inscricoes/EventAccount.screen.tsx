import { Group } from '@mantine/core';
import { download } from '../../backoffice/client.ts';
import { BusyButton } from '../../backoffice/parts/BusyButton.tsx';
import { notifyFailed } from '../../backoffice/parts/notices.tsx';
import { PrintButton } from '../../backoffice/parts/PrintButton.tsx';
import { addressOf } from '../../calls/address.ts';
import { reasonOf } from '../../calls/ask.ts';
import { lisbonDay, longDate } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import styles from './EventAccount.module.css';
import { type EventSums, eventAccount } from './eventAccount.ts';

/** The lines of an event's accounts. */
export function AccountLines({ sums }: { sums: EventSums }) {
  return (
    <table className={styles.lines}>
      <tbody>
        {eventAccount(sums).map(({ label, value, isMoney }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{isMoney ? euros(value) : value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Props = {
  evento: { identifier: string; title: string; startDate: string };
  sums: EventSums;
};

/** The accounts of an event, for the treasurer: to read, print and export. */
export function EventAccount({ evento, sums }: Props) {
  const { identifier, title, startDate } = evento;
  async function save() {
    const refused = await download(
      addressOf('/api/noticiasEventos/backoffice/:identifier/contas.csv', {
        params: { identifier },
      }),
    );
    if (refused) notifyFailed('Não foi possível exportar', reasonOf(refused));
  }
  return (
    <details className={styles.account}>
      <summary>Contas do evento</summary>
      <AccountLines sums={sums} />
      <Group gap="sm">
        <PrintButton label="Imprimir contas">
          <h1>{title}</h1>
          <p>
            Evento de {longDate(startDate)}. Contas a {longDate(lisbonDay(new Date()))}.
          </p>
          <AccountLines sums={sums} />
        </PrintButton>
        <BusyButton variant="default" onPress={save}>
          Exportar contas (CSV)
        </BusyButton>
      </Group>
    </details>
  );
}
