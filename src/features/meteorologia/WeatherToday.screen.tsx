import { Group } from '@mantine/core';
import { useId } from 'react';
import { call } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { useAnswer } from '../../backoffice/parts/useAnswer.ts';
import { isRefused } from '../../calls/ask.ts';
import styles from './WeatherToday.module.css';

const readWeather = () => call('GET /api/meteorologia');
const publish = (_id: string, avisarSeguidores: boolean) =>
  call('POST /api/meteorologia/:_id', { params: { _id }, body: { avisarSeguidores } });
const ignore = (_id: string) => call('DELETE /api/meteorologia/:_id', { params: { _id } });

/** IPMA's warnings, to publish with one press; nothing if there are none, or they cannot be read. */
export function WeatherToday() {
  const { answer, ask } = useAnswer(readWeather, '');
  const headingId = useId();
  if (!answer || isRefused(answer) || answer.arrayAlertas.length === 0) return null;
  const said = (words: string) => () => {
    void ask();
    return words;
  };
  const published = {
    failed: 'Não foi possível publicar',
    done: said('Publicado: está no cimo de todas as páginas, até à sua hora.'),
  };
  return (
    <section className={styles.weather} aria-labelledby={headingId}>
      <h2 id={headingId}>O IPMA avisa</h2>
      <ul>
        {answer.arrayAlertas.map(({ _id, title, mensagem }) => (
          <li key={_id}>
            <p className={styles.title}>{title}</p>
            <p>{mensagem}</p>
            <Group gap="sm" my="sm">
              <ActionButton
                label="Publicar"
                variant="filled"
                act={() => publish(_id, false)}
                {...published}
              />
              <ActionButton
                label="Publicar e avisar quem segue"
                act={() => publish(_id, true)}
                {...published}
              />
              <ActionButton
                label="Ignorar"
                failed="Não foi possível ignorar"
                act={() => ignore(_id)}
                done={said('Ignorado: não volta a ser proposto.')}
              />
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
