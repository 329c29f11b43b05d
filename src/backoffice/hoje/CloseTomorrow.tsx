import { useRevalidator } from 'react-router';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import { text } from '../../fields/text.ts';
import { addDays, lisbonDay, nearDay } from '../../language/calendar.ts';
import { type Horario, spansOn } from '../../language/openingHours.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { notifyDone, notifyFailed } from '../parts/notices.tsx';

type Settings = Pick<AnswerOf<'GET /api/definicoes'>, 'definicoes' | 'inventadas'>;

const fields = {
  motivo: text('Porquê', { most: 200, help: 'Em poucas palavras; lê-se ao lado do horário.' }),
};

/** Closes the council tomorrow, which visitors read beside its hours; hidden if it is closed then anyway. */
export function CloseTomorrow({ definicoes, inventadas }: Settings) {
  const { revalidate } = useRevalidator();
  const day = addDays(lisbonDay(new Date()), 1);
  const { horario, feriados } = definicoes;
  // Not with the demo village's hours: saving them would make all of that settings page the
  // council's own.
  if (inventadas.includes('horario') || spansOn(horario, day, feriados).length === 0) return null;

  /** Changes the closed days as they are stored now: a colleague may have saved other hours meanwhile. */
  async function save(change: (fechos: Horario['fechos']) => Horario['fechos']) {
    const stored = await call('GET /api/definicoes');
    if (isRefused(stored)) return stored;
    const latest = stored.definicoes.horario;
    const body = { horario: { ...latest, fechos: change(latest.fechos) } };
    return call('PUT /api/definicoes', { body });
  }

  async function undo(): Promise<void> {
    const answer = await save((fechos) =>
      fechos.filter(({ de, ate }) => de !== day || ate !== day),
    );
    if (isRefused(answer)) notifyFailed('Não foi possível anular', reasonOf(answer));
    else void revalidate();
  }

  return (
    <ActionButton
      label="Fechar amanhã"
      confirm={{
        question: `Fechar a junta amanhã, ${nearDay(day)}?`,
        fields,
        yes: 'Sim, fechar',
      }}
      failed="Não foi possível fechar"
      act={({ motivo }) =>
        save((fechos) => [...fechos, { de: day, ate: day, motivo: String(motivo) }])
      }
      done={() => {
        notifyDone(`O site diz agora que a junta está fechada a ${nearDay(day)}.`, {
          label: 'Anular',
          onPress: () => void undo(),
        });
        return undefined;
      }}
    />
  );
}
