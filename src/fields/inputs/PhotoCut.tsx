import { Button, Group, RangeSlider } from '@mantine/core';
import { useState } from 'react';
import { type Corte, whole } from '../../language/focus.ts';
import type { PhotoFacts } from '../photo.ts';
import { UploadError, useServices } from '../view.ts';
import styles from './PhotoDialog.module.css';
import { PhotoDialog } from './PhotoDialog.tsx';
import { Refusals } from './Refusals.tsx';

type Props = {
  path: string;
  /** Says which photo it is about. */
  label: string;
  disabled: boolean | undefined;
  /** Called with the photo that replaces it. */
  onCut(path: string, facts: PhotoFacts | undefined): void;
};

/** The smallest side that may be left, in per cent of the photo's. */
const least = 10;

type Range = [from: number, to: number];

function CutDialog({ path, onCut, onClose }: Props & { onClose(): void }) {
  const { recutPhoto } = useServices();
  const [shown, setShown] = useState<{ path: string; photo?: PhotoFacts }>({ path });
  const [[left, right], setAcross] = useState<Range>([0, 100]);
  const [[top, bottom], setDown] = useState<Range>([0, 100]);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const isCut = right - left < 100 || bottom - top < 100;

  async function recut(corte: Corte, voltas: number): Promise<typeof shown | undefined> {
    setBusy(true);
    try {
      return await recutPhoto(shown.path, corte, voltas);
    } catch (error) {
      setRefused([error instanceof UploadError ? error.message : 'Não foi possível mudar a foto']);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function turn() {
    const turned = await recut(whole, 1);
    if (!turned) return;
    setShown(turned);
    setAcross([0, 100]);
    setDown([0, 100]);
  }

  async function use() {
    const corte = {
      ...{ x: left / 100, largura: (right - left) / 100 },
      ...{ y: top / 100, altura: (bottom - top) / 100 },
    };
    const made = isCut ? await recut(corte, 0) : shown;
    if (!made) return;
    if (made.path !== path) onCut(made.path, made.photo);
    onClose();
  }

  const percent = (value: number) => `${value} %`;
  return (
    <>
      <p>Mova as pegas até só ficar o que interessa. A foto de antes não se perde até guardar.</p>
      <div className={styles.frame}>
        <img
          src={shown.path}
          alt=""
          style={{ clipPath: `inset(${top}% ${100 - right}% ${100 - bottom}% ${left}%)` }}
        />
      </div>
      <p className={styles.note}>Da esquerda para a direita</p>
      <RangeSlider
        {...{ minRange: least, label: percent, value: [left, right], onChange: setAcross }}
        thumbFromLabel="Cortar à esquerda"
        thumbToLabel="Cortar à direita"
      />
      <p className={styles.note}>De cima para baixo</p>
      <RangeSlider
        {...{ minRange: least, label: percent, value: [top, bottom], onChange: setDown }}
        thumbFromLabel="Cortar em cima"
        thumbToLabel="Cortar em baixo"
      />
      <Refusals reasons={refused} />
      <Group mt="md">
        <Button loading={isBusy} onClick={use}>
          Usar assim
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={turn}>
          Rodar para a direita
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
      </Group>
    </>
  );
}

/** Rotates and crops a photo. The result is a new photo, which replaces it in the form. */
export function PhotoCut(props: Props) {
  return (
    <PhotoDialog title="Rodar ou recortar" of={props.label} disabled={props.disabled}>
      {(close) => <CutDialog {...props} onClose={close} />}
    </PhotoDialog>
  );
}
