import { Button, Group, RangeSlider, Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type Services, UploadError, useServices } from '../view.ts';
import styles from './PhotoDialog.module.css';
import { PhotoDialog } from './PhotoDialog.tsx';
import { Refusals } from './Refusals.tsx';

type Props = {
  path: string;
  /** Says which photo it is about. */
  label: string;
  disabled: boolean | undefined;
  /** Called with the photo that replaces it. */
  onCut(path: string): void;
};

/** The smallest side that may be left, in per cent of the photo's. */
const least = 10;

/** What both sliders share: handles for a thumb, and room above them for the figure they show. */
const handles = {
  minRange: least,
  label: (value: number) => `${value} %`,
  thumbSize: 28,
  classNames: { root: styles.slider, thumb: styles.handle },
};

type Range = [from: number, to: number];

type Cut = Awaited<ReturnType<Services['readCut']>>;

const reasonOf = (error: unknown) =>
  error instanceof UploadError ? error.message : 'Não foi possível mudar a foto';

/** Asks how the photo was cut, so that what was cut away can be brought back. */
function CutDialog(props: Props & { onClose(): void }) {
  const { path } = props;
  const { readCut } = useServices();
  const [cut, setCut] = useState<Cut>();
  const [refused, setRefused] = useState<string[]>([]);
  useEffect(() => {
    readCut(path).then(setCut, (error) => setRefused([reasonOf(error)]));
  }, [readCut, path]);
  if (cut) return <CutForm {...props} cut={cut} />;
  return refused.length > 0 ? <Refusals reasons={refused} /> : <Skeleton height="45vh" />;
}

function CutForm({ path, cut, onCut, onClose }: Props & { cut: Cut; onClose(): void }) {
  const { recutPhoto } = useServices();
  const { x, y, largura, altura } = cut.corte;
  const [[left, right], setAcross] = useState(rangeOf(x, largura));
  const [[top, bottom], setDown] = useState(rangeOf(y, altura));
  const [voltas, setVoltas] = useState(cut.voltas);
  const [isBusy, setBusy] = useState(false);
  // While the server works, other photos may arrive in the form, and the dialog may be closed.
  const latest = useRef<typeof onCut | undefined>(onCut);
  useEffect(() => {
    latest.current = onCut;
    return () => {
      latest.current = undefined;
    };
  }, [onCut]);
  const [refused, setRefused] = useState<string[]>([]);
  const numbers = [left, right, top, bottom, voltas].join();
  const [before] = useState(numbers);
  const isWhole = right - left === 100 && bottom - top === 100 && voltas === 0;

  function turn() {
    setVoltas((voltas + 1) % 4);
    setAcross([100 - bottom, 100 - top]);
    setDown([left, right]);
  }

  function undo() {
    setVoltas(0);
    setAcross([0, 100]);
    setDown([0, 100]);
  }

  async function use() {
    if (numbers === before) return onClose();
    const corte = {
      x: left / 100,
      largura: (right - left) / 100,
      y: top / 100,
      altura: (bottom - top) / 100,
    };
    setBusy(true);
    try {
      const made = await recutPhoto(path, corte, voltas);
      if (!latest.current) return;
      latest.current(made);
      onClose();
    } catch (error) {
      setRefused([reasonOf(error)]);
      setBusy(false);
    }
  }

  const sides = [top, 100 - right, 100 - bottom, left];
  // The browser clips the picture before it turns it.
  const unturned = sides.map((_, index) => `${sides[(index + voltas) % 4]}%`);
  const rotate = `${voltas * 90}deg`;
  return (
    <>
      <p>
        Mova as pegas até só ficar o que interessa. O que fica de fora não se perde: pode voltar
        aqui e mudar o recorte.
      </p>
      <div className={styles.frame}>
        <img className={styles.cutAway} src={cut.original} alt="" style={{ rotate }} />
        <img
          src={cut.original}
          alt=""
          style={{ rotate, clipPath: `inset(${unturned.join(' ')})` }}
        />
      </div>
      <p className={styles.note}>Da esquerda para a direita</p>
      <RangeSlider
        {...handles}
        value={[left, right]}
        onChange={setAcross}
        thumbFromLabel="Cortar à esquerda"
        thumbToLabel="Cortar à direita"
      />
      <p className={styles.note}>De cima para baixo</p>
      <RangeSlider
        {...handles}
        value={[top, bottom]}
        onChange={setDown}
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
        <Button variant="outline" disabled={isBusy || isWhole} onClick={undo}>
          Voltar à fotografia inteira
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
      </Group>
    </>
  );
}

function rangeOf(from: number, length: number): Range {
  return [Math.round(from * 100), Math.round((from + length) * 100)];
}

/** Rotates and crops a photo. The result is a new photo, which replaces it in the form. */
export function PhotoCut(props: Props) {
  return (
    <PhotoDialog title="Rodar ou recortar" photo={props.label} disabled={props.disabled}>
      {(close) => <CutDialog {...props} onClose={close} />}
    </PhotoDialog>
  );
}
