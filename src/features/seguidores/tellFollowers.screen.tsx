import { Text } from '@mantine/core';
import { call } from '../../backoffice/client.ts';
import type { Panel, SaveQuestion } from '../../backoffice/panel.ts';
import { isRefused } from '../../calls/ask.ts';
import { counted } from '../../language/counted.ts';
import { estadoOf, type Life } from '../../sections/life.ts';
import { announcementOf } from './announcement.ts';
import styles from './TellFollowers.module.css';
import { type Published, topicsOf } from './topics.ts';

type Reach = { logo: number; semana: number; aparelhos: number };

const inWords = (count: number) => counted(count, 'pessoa', 'pessoas');
const inDevices = (count: number) => counted(count, 'aparelho', 'aparelhos');

/** How many would be told, at once, in the weekly letter and on devices; zero if that cannot be read. */
async function reachOf(collection: string, record: Published): Promise<Reach> {
  const temas = topicsOf(collection, record, new Date()).join(',');
  const read = await call('GET /api/seguidores', { query: { temas } });
  return isRefused(read) ? { logo: 0, semana: 0, aparelhos: 0 } : read.alcance;
}

/** How many will be told, and how. */
export function reachInWords({ logo, semana, aparelhos }: Reach): string {
  const weekly = counted(semana, 'pessoa recebe-o', 'pessoas recebem-no');
  return [
    ...(logo > 0 ? [`O email segue já para ${inWords(logo)}.`] : []),
    ...(semana > 0 ? [`${logo > 0 ? 'Mais ' : ''}${weekly} na carta de sexta-feira.`] : []),
    ...(aparelhos > 0 ? [`O título aparece já em ${inDevices(aparelhos)}.`] : []),
  ].join(' ');
}

/** The letter as followers will read it, and how many will get it. */
function Preview({
  collection,
  record,
  reach,
}: {
  collection: string;
  record: Published;
  reach: Reach;
}) {
  const { subject, paragraphs, facts } = announcementOf(collection, record);
  return (
    <>
      <p>{reachInWords(reach)}</p>
      <div className={styles.letter}>
        <Text size="xs" c="dimmed">
          É isto que vão ler:
        </Text>
        <p>
          <strong>{subject}</strong>
        </p>
        {facts.map(([label, value]) => (
          <p key={label}>
            {label}: {value}
          </p>
        ))}
        {paragraphs.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
    </>
  );
}

/** Asks whether to tell followers, when a save is about to publish or schedule a record. */
const beforeSave =
  (collection: string): Panel['beforeSave'] =>
  async (record, values): Promise<SaveQuestion | undefined> => {
    const after = estadoOf(values as unknown as Life, new Date());
    const isNews = (after === 'publicado' || after === 'agendado') && record?.estado !== after;
    if (!isNews || record?.estado === 'publicado') return undefined;
    const reach = await reachOf(collection, values);
    const people = reach.logo + reach.semana;
    if (people + reach.aparelhos === 0) return undefined;
    const tell = {
      label: `Avisar ${people > 0 ? inWords(people) : inDevices(reach.aparelhos)}`,
      envelope: { avisarSeguidores: true },
      message: 'Quem segue vai ser avisado.',
    };
    const keepQuiet = {
      label: 'Publicar sem avisar',
      envelope: {},
      message: 'Ninguém foi avisado.',
    };
    return {
      question: 'Avisar quem segue a aldeia?',
      words: <Preview collection={collection} reach={reach} record={values} />,
      // The first answer is the proposed one: people are meant to hear of notices.
      answers: collection === 'avisos' ? [tell, keepQuiet] : [keepQuiet, tell],
    };
  };

/** The question before saving, for the sections whose records can be followed. */
export const followedPanels: Readonly<Record<string, Panel>> = {
  avisos: { beforeSave: beforeSave('avisos') },
  noticias: { beforeSave: beforeSave('noticiasEventos') },
  eventos: { beforeSave: beforeSave('noticiasEventos') },
  documentos: { beforeSave: beforeSave('documentos') },
};
