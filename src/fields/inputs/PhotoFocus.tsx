import { Button, Group } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { type Foco, focusOf } from '../../language/focus.ts';
import type { PhotoFacts } from '../photo.ts';
import { UploadError, useServices } from '../view.ts';
import styles from './PhotoDialog.module.css';
import { PhotoDialog } from './PhotoDialog.tsx';
import { Refusals } from './Refusals.tsx';

type Props = {
  path: string;
  facts: PhotoFacts | undefined;
  /** Says which photo it is about. */
  label: string;
  disabled: boolean | undefined;
};

const middle: Foco = { x: 0.5, y: 0.5 };
const step = 0.02;
const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The crops in which visitors see photos. */
const cuts = ['wide', 'card', 'square', 'tall'];

const within = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;

/** Sets a photo's focal point, which stays visible when it is cropped: by touch or with the arrow keys. */
function FocusDialog({ path, facts, onClose }: Props & { onClose(): void }) {
  const { focusPhoto } = useServices();
  const [foco, setFoco] = useState(facts?.foco ?? middle);
  const [refused, setRefused] = useState<string[]>([]);

  function touch(event: MouseEvent<HTMLButtonElement>) {
    // A click made with the keyboard has no position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = within((event.clientX - left) / width);
    setFoco({ x, y: within((event.clientY - top) / height) });
  }

  function move(event: KeyboardEvent) {
    const [x, y] = moves[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    setFoco({ x: within(foco.x + x), y: within(foco.y + y) });
  }

  async function save() {
    try {
      await focusPhoto(path, foco);
      onClose();
    } catch (error) {
      setRefused([error instanceof UploadError ? error.message : 'Não foi possível guardar']);
    }
  }

  const style = { objectPosition: focusOf(foco) };
  return (
    <>
      <p>Toque no que tem de ficar à vista. Com o teclado, use as setas.</p>
      <button
        type="button"
        data-autofocus
        className={styles.whole}
        aria-label={`O que fica à vista: ${Math.round(foco.x * 100)} % a partir da esquerda, ${Math.round(foco.y * 100)} % a partir de cima`}
        onClick={touch}
        onKeyDown={move}
      >
        <img src={path} alt="" draggable={false} />
        <span
          className={styles.point}
          style={{ left: `${foco.x * 100}%`, top: `${foco.y * 100}%` }}
        />
      </button>
      <p className={styles.note}>Assim se vê nos vários recortes:</p>
      <div className={styles.cuts}>
        {cuts.map((cut) => (
          <img key={cut} src={path} alt="" data-cut={cut} style={style} />
        ))}
      </div>
      <Refusals reasons={refused} />
      <Group mt="md">
        <Button onClick={save}>Guardar</Button>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
      </Group>
    </>
  );
}

/** Chooses a photo's focal point. It belongs to the photo, not to the record, so it is saved at once. */
export function PhotoFocus(props: Props) {
  return (
    <PhotoDialog title="Escolher o que fica à vista" photo={props.label} disabled={props.disabled}>
      {(close) => <FocusDialog {...props} onClose={close} />}
    </PhotoDialog>
  );
}
