import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused } from '../../calls/ask.ts';
import { PinMap } from '../../fields/inputs/PinMap.tsx';
import type { Pergunta } from '../../fields/perguntas.ts';
import type { Lugar } from '../../language/lugar.ts';
import { call } from '../../site/call.ts';
import { Field } from '../../site/forms/Field.tsx';
import { useAwake } from '../../site/forms/useAwake.ts';
import styles from './balcao.module.css';
import { problemPath, tooVague } from './problemas.ts';
import { pointOf, type Typed } from './questions.ts';

/** Where the map starts, and the kind of problem to suggest nearby; undefined where nothing is published. */
export type Surroundings = { centro: Lugar | null; assunto: string | undefined };

type Props = Surroundings & {
  pergunta: Pergunta;
  name: string;
  value: Typed;
  error: string | undefined;
  onChange(value: Typed): void;
};

const inWords = 'Toque no mapa, ou diga só por palavras onde é.';

/** Open problems reported nearby: following one of them saves a second report. */
function Nearby({ perto, assunto }: { perto: string; assunto: string }) {
  const [nearby, setNearby] = useState<AnswerOf<'GET /api/problemas'>['arrayProblemas']>([]);
  useEffect(() => {
    let isGone = false;
    void call('GET /api/problemas', { query: { perto, assunto } }).then((answer) => {
      if (!isGone) setNearby(isRefused(answer) ? [] : answer.arrayProblemas);
    });
    return () => {
      isGone = true;
    };
  }, [perto, assunto]);
  return (
    <div role="status">
      {nearby.length > 0 && (
        <div className={styles.nearby}>
          <p>
            <strong>Será um destes?</strong> Já foram comunicados aqui perto. Se for o mesmo, não
            precisa de o comunicar outra vez: avisamo-lo quando houver novidades.
          </p>
          <ul>
            {nearby.map(({ numero, assunto: kind, onde, texto }) => (
              <li key={numero}>
                <p>
                  <strong>{kind}</strong>
                  {onde && ` · ${onde}`}
                </p>
                <p className={styles.words}>{texto}</p>
                <a href={`${problemPath(numero)}#pedir`} className="button quiet">
                  É este<span className="visually-hidden">: {texto}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A place: in words, by a tap on the map, or from the device, which is asked only at the press of a button. */
export function Place({ pergunta, name, value, error, centro, assunto, onChange }: Props) {
  const [texto = '', perto = ''] = [value].flat();
  const [said, setSaid] = useState('');
  const [around, setAround] = useState(centro);
  const isAwake = useAwake();
  // People may go on typing while the device finds its position: keep the newest text.
  const typed = useRef(texto);
  typed.current = texto;
  const set = ({ lat, lon }: Lugar) => onChange([typed.current, `${lat},${lon}`]);

  function locate() {
    setSaid('A procurar a sua posição…');
    const nearby = ({ coords }: GeolocationPosition) => {
      const here = { lat: coords.latitude, lon: coords.longitude };
      const error = Math.round(coords.accuracy);
      setAround(here);
      if (error > tooVague) return setSaid(`A posição tem um erro de ${error} metros. ${inWords}`);
      set(here);
      setSaid(`O pino está na sua posição, com um erro de ${error} metros. Pode mudá-lo.`);
    };
    const failed = () => setSaid(`Não foi possível saber a sua posição. ${inWords}`);
    if (!navigator.geolocation) return failed();
    navigator.geolocation.getCurrentPosition(nearby, failed, {
      enableHighAccuracy: true,
      timeout: 20_000,
    });
  }

  return (
    <div className={styles.place}>
      <Field
        name={name}
        label={pergunta.label}
        error={error}
        value={texto}
        help={pergunta.ajuda}
        optional={!pergunta.required}
        onChange={(words) => onChange([words, perto])}
      />
      <div className="row">
        <button type="button" className="button quiet" disabled={!isAwake} onClick={locate}>
          A minha posição
        </button>
        {perto && (
          <button type="button" className="button quiet" onClick={() => onChange([texto, ''])}>
            Retirar o pino
          </button>
        )}
      </div>
      <p role="status">{said}</p>
      <PinMap
        key={`${around?.lat} ${around?.lon}`}
        label={`${pergunta.label} Mapa`}
        value={pointOf(perto)}
        centre={around}
        onChange={set}
      />
      {perto && assunto !== undefined && <Nearby perto={perto} assunto={assunto} />}
    </div>
  );
}
