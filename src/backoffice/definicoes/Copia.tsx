import { useEffect, useState } from 'react';
import { lisbonDay, longMoment } from '../../fields/calendar.ts';
import { call, downloadLarge, isRefused, reasonOf } from '../client.ts';
import { readOwn } from '../contas/conta.ts';
import { BusyButton } from '../parts/BusyButton.tsx';
import { Note } from '../parts/Note.tsx';
import { sayDone, sayFailed } from '../parts/say.tsx';
import styles from './DefinicoesScreen.module.css';

/** Administrators alone get an answer: when the last backup was made, '' for never. */
async function readLast(): Promise<string | undefined> {
  const own = await readOwn();
  if (isRefused(own) || !own.isAdmin) return undefined;
  const answer = await call<{ copia: { madeAt: string } }>('GET', '/api/copia/ultima');
  return isRefused(answer) ? undefined : answer.copia.madeAt;
}

/** Everything the village holds, as one file to keep elsewhere. */
export function Copia() {
  const [madeAt, setMadeAt] = useState<string>();
  useEffect(() => void readLast().then(setMadeAt), []);
  if (madeAt === undefined) return null;

  async function download() {
    const outcome = await downloadLarge('/api/copia', `aldeia-${lisbonDay(new Date())}.tar.gz`);
    if (outcome === 'changedMind') return;
    if (outcome === 'done') {
      sayDone('A cópia de segurança está guardada. Confirme que ficou em lugar seguro.');
      setMadeAt(new Date().toISOString());
      return;
    }
    sayFailed('Não foi possível descarregar a cópia', reasonOf(outcome));
  }

  return (
    <section className={styles.part} aria-labelledby="copia">
      <h2 id="copia">Cópia de segurança</h2>
      <p>
        Um ficheiro com tudo: o conteúdo do site, as fotografias e os documentos, as inscrições e os
        comprovativos, as mensagens, as cartas, as contas e as definições. Com ele, quem gere o
        servidor volta a pôr o site como está agora.
      </p>
      <p>
        <strong>Contém dados pessoais</strong> de quem se inscreveu ou escreveu à junta. Guarde-o
        num lugar seguro, não o envie por e-mail e apague as cópias antigas.
      </p>
      <BusyButton variant="outline" onPress={download}>
        Descarregar cópia de segurança
      </BusyButton>
      <Note>
        {madeAt === ''
          ? 'Ainda não foi feita nenhuma cópia.'
          : `A última foi feita a ${longMoment(madeAt)}.`}
      </Note>
    </section>
  );
}
