import { Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { lisbonDay, longMoment } from '../../language/calendar.ts';
import { confirmacao } from '../../sections/contas.ts';
import { call, chooseTarget, download, isAboutPassword } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { ShortForm } from '../form/ShortForm.tsx';
import { Note } from '../parts/Note.tsx';
import { notifyDone } from '../parts/notices.tsx';

/** Removes the demo village; for administrators. */
export function Demonstracao({ onRemoved }: { onRemoved(): void }) {
  return (
    <Part id="demonstracao" title="Conteúdo de demonstração">
      <p>
        O site começa com uma aldeia inventada, para mostrar como fica. Quando estiver pronto a
        usá-lo, apague-a de uma vez: o que escreveu ou alterou fica como está.
      </p>
      <ActionButton
        label="Apagar conteúdo de demonstração"
        confirm={{
          question: 'Deseja apagar o conteúdo de demonstração?',
          children:
            'Desaparecem todos os registos da aldeia inventada que ninguém alterou, e as reservas dos eventos dela; quem as fez recebe um email a dizê-lo. Se apagar, não poderá voltar atrás.',
          yes: 'Sim, Apagar',
          grave: true,
          asksPassword: true,
        }}
        act={(_, password) => call('DELETE /api/demonstracao', { password })}
        failed="Não foi possível apagar"
        done={({ demonstracao: { removidos } }) => {
          onRemoved();
          return removidos === 0
            ? 'Já não havia conteúdo de demonstração.'
            : `O conteúdo de demonstração foi apagado (${removidos} registos). Preencha agora as definições da sua aldeia.`;
        }}
      />
    </Part>
  );
}

/** A settings page that is not one of the forms. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack component="section" aria-labelledby={id} align="flex-start" maw="46rem">
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}

/** When the last backup was made: '' for never, undefined if that cannot be read. */
async function readLast(): Promise<string | undefined> {
  const answer = await call('GET /api/copia/ultima');
  return isRefused(answer) ? undefined : answer.copia.madeAt;
}

/** Downloads a backup of everything in one file; for administrators. */
export function Copia() {
  const [madeAt, setMadeAt] = useState<string>();
  /** The chosen file, so that a mistyped password does not ask for it again. */
  const chosen = useRef<FileSystemFileHandle>(undefined);
  useEffect(() => void readLast().then(setMadeAt), []);

  async function save({ password }: Record<string, unknown>): Promise<Refused | undefined> {
    const target = chosen.current ?? (await chooseTarget(`aldeia-${lisbonDay(new Date())}.tar.gz`));
    if (target === 'changedMind') return undefined;
    const refused = await download('/api/copia', target, String(password));
    chosen.current = refused && isAboutPassword(refused) ? target : undefined;
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
        num lugar seguro, não o envie por email e apague as cópias antigas.
      </p>
      <ShortForm
        fields={confirmacao.fields}
        submit="Descarregar cópia de segurança"
        failed="Não foi possível descarregar a cópia"
        send={save}
      />
      {madeAt !== undefined && (
        <Note>
          {madeAt === '' ? 'Ainda não há cópias.' : `A última foi feita a ${longMoment(madeAt)}.`}
        </Note>
      )}
    </Part>
  );
}
