import { Group } from '@mantine/core';
import { callRecords } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import type { ItemProps } from '../../backoffice/panel.ts';
import { State } from '../../backoffice/parts/State.tsx';
import type { Refused } from '../../calls/ask.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { type Board, boardOf, daysOnBoard, type Posted } from './board.ts';

type Item = ItemProps['item'];

const tones = {
  toPost: 'pending',
  planned: 'pending',
  onBoard: 'done',
  toTakeDown: 'pending',
  takenDown: 'off',
  old: 'off',
} as const satisfies Record<Board['step'], string>;

/** An edital's state on the notice board; undefined for other documents. */
function boardFor(item: Item): Board | undefined {
  return item.type === 'Edital' && item.date
    ? boardOf(item as unknown as Posted, lisbonDay(new Date()))
    : undefined;
}

/** An edital's state on the board, in words; '' for other documents. */
export function boardInWords(item: Item): string {
  return boardFor(item)?.words ?? '';
}

/** An edital's state on the board, as a badge; its words say whether it is late, not only its colour. */
export function BoardState({ item }: ItemProps) {
  const board = boardFor(item);
  if (!board) return null;
  const isUrgent = board.isLate && board.step !== 'takenDown';
  return <State tone={isUrgent ? 'failed' : tones[board.step]}>{board.words}</State>;
}

/** Saves today's date, with the version that was shown, so that a newer save is not overwritten. */
function setToday(item: Item, name: 'afixadoEm' | 'retiradoEm'): Promise<object | Refused> {
  const address: string = `/api/documentos/${encodeURIComponent(String(item.identifier))}`;
  return callRecords('PUT', address, { ...item, [name]: lisbonDay(new Date()) });
}

/** An edital's state on the board, and the button that notes it as posted or taken down today. */
export function BoardLine({ item }: ItemProps) {
  const board = boardFor(item);
  if (!board) return null;
  const { step, words } = board;
  const title = String(item.title);
  return (
    <Group component="section" aria-label="No quadro da junta" gap="var(--space-3)" mb="lg">
      <BoardState item={item} />
      {(step === 'toPost' || step === 'planned' || step === 'old') && (
        <ActionButton
          key="post"
          label="Afixar hoje"
          act={() => setToday(item, 'afixadoEm')}
          failed="Não foi possível anotar a afixação"
          done={() => `«${title}» ficou afixado hoje.`}
        />
      )}
      {(step === 'onBoard' || step === 'toTakeDown') && (
        <ActionButton
          key={step}
          label="Retirar hoje"
          {...(step === 'onBoard' && {
            confirm: {
              question: 'Retirar já do quadro?',
              children: (
                <p>
                  {words}. A lei pede {daysOnBoard} dias inteiros, sem contar o da retirada.
                </p>
              ),
              yes: 'Sim, retirar hoje',
            },
          })}
          act={() => setToday(item, 'retiradoEm')}
          failed="Não foi possível anotar a retirada"
          done={() => `«${title}» ficou retirado do quadro hoje.`}
        />
      )}
    </Group>
  );
}
