import { useEffect, useRef, useState } from 'react';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { lisbonDay, longMoment } from '../../language/calendar.ts';
import { confirmacao } from '../../sections/contas.ts';
import { call, choosePlace, download, isAboutPassword } from '../client.ts';
import { ShortForm } from '../form/ShortForm.tsx';
import { Note } from '../parts/Note.tsx';
import { notifyDone } from '../parts/notices.tsx';
import { Part } from './Part.tsx';

/** When the last backup was made, '' for never. */
async function readLast(): Promise<string | undefined> {
  const answer = await call('GET /api/copia/ultima');
  return isRefused(answer) ? undefined : answer.copia.madeAt;
}

/** Everything the village holds, as one file to keep elsewhere; for administrators. */
export function Copia() {
  const [madeAt, setMadeAt] = useState<string>();
  /** Chosen once, however often the password is mistyped. */
  const chosen = useRef<FileSystemFileHandle>(undefined);
  useEffect(() => void readLast().then(setMadeAt), []);
  if (madeAt === undefined) return null;

  async function save({ password }: Record<string, unknown>): Promise<Refused | undefined> {
    const place = chosen.current ?? (await choosePlace(`aldeia-${lisbonDay(new Date())}.tar.gz`));
    if (place === 'changedMind') return undefined;
    const refused = await download('/api/copia', place, String(password));
    chosen.current = refused && isAboutPassword(refused) ? place : undefined;
    if (refused) return refused;
    setMadeAt(new Date().toISOString());
    notifyDone('A cópia de segurança está guardada. Confirme que ficou em lugar seguro.');
    return undefined;
  }

  return (
    <Part id="copia" title="Cópia de segurança">
      <p>
        Um ficheiro com tudo: o conteúdo do site, as fotografias e os documentos, as inscrições e os
        comprovativos, as mensagens e as respostas, os emails, as contas e as definições. Com ele,
        quem gere o servidor volta a pôr o site como está agora.
      </p>
      <p>
        <strong>Contém dados pessoais</strong> de quem se inscreveu ou escreveu à junta. Guarde-o
        num lugar seguro, não o envie por e-mail e apague as cópias antigas.
      </p>
      <ShortForm
        fields={confirmacao.fields}
        submit="Descarregar cópia de segurança"
        failed="Não foi possível descarregar a cópia"
        send={save}
      />
      <Note>
        {madeAt === ''
          ? 'Ainda não foi feita nenhuma cópia.'
          : `A última foi feita a ${longMoment(madeAt)}.`}
      </Note>
    </Part>
  );
}
