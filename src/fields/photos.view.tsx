import { type PointerEvent, useRef } from 'react';
import { counted } from '../language/counted.ts';
import { fileName } from '../language/fileName.ts';
import { AddingLine } from './inputs/AddingLine.tsx';
import { ElsewhereNote } from './inputs/ElsewhereNote.tsx';
import { Icon } from './inputs/Icon.tsx';
import { keyed } from './inputs/keyed.ts';
import { MoveButtons } from './inputs/MoveButtons.tsx';
import { PhotoSource } from './inputs/PhotoSource.tsx';
import { PhotoTools } from './inputs/PhotoTools.tsx';
import { RemoveButton } from './inputs/RemoveButton.tsx';
import { SendingThumbnail, Thumbnail } from './inputs/Thumbnail.tsx';
import { useAdding } from './inputs/useAdding.ts';
import { useFocusAfterRemoval } from './inputs/useFocusAfterRemoval.ts';
import { isUploaded, useKnownPhotos, usePhotoUploads } from './inputs/usePhotoUploads.ts';
import { moved, useReorder } from './inputs/useReorder.ts';
import type { PhotoFacts } from './photo.ts';
import styles from './photos.view.module.css';
import type { CellProps, InputProps, View } from './view.ts';

const itself = (address: string) => address;

type TileProps = {
  address: string;
  index: number;
  count: number;
  facts: PhotoFacts | undefined;
  isDragged: boolean;
  disabled: boolean | undefined;
  onGrip(event: PointerEvent): void;
  onMove(to: number): void;
  onRemove(): void;
  onCut(path: string): void;
};

function PhotoTile(props: TileProps) {
  const { address, index, count, facts, isDragged, disabled, onGrip, onMove, onRemove } = props;
  const { onCut } = props;
  const label = (verb: string) => `${verb} a foto ${index + 1} de ${count}`;
  // A mouse drags the whole picture; a finger, which also scrolls, only the grip.
  const grip = (isMouse: boolean) => (event: PointerEvent) => {
    if ((event.pointerType === 'mouse') === isMouse && !disabled) onGrip(event);
  };
  return (
    <li className={styles.tile} data-dragged={isDragged || undefined}>
      <span className={styles.picture} onPointerDown={grip(true)}>
        <Thumbnail src={address} facts={facts} />
        <span className={styles.grip} onPointerDown={grip(false)}>
          <Icon name="grip" size={20} />
        </span>
      </span>
      <span className={styles.controls}>
        <MoveButtons
          index={index}
          count={count}
          disabled={disabled}
          onMove={onMove}
          icons={['back', 'forward']}
          label={(step) => `${label('Mover')} para ${step < 0 ? 'trás' : 'a frente'}`}
        />
        <RemoveButton
          className={styles.remove ?? ''}
          color="red"
          data-remove
          aria-label={label('Remover')}
          disabled={disabled}
          onClick={onRemove}
        />
      </span>
      <span className={styles.address}>{isUploaded(address) ? fileName(address) : address}</span>
      {isUploaded(address) && (
        <PhotoTools
          path={address}
          label={`foto ${index + 1} de ${count}`}
          described={`Descrição da foto ${index + 1}`}
          facts={facts}
          disabled={disabled}
          onCut={onCut}
        />
      )}
    </li>
  );
}

function PhotosInput(props: InputProps<string[]>) {
  const { field, id, value, onChange, disabled, onSending } = props;
  const addressId = `${id}-endereco`;
  const adding = useAdding(value, onChange);
  const { items, typed, add, change } = adding;
  const list = useRef<HTMLOListElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(list, id);
  const { shown, dragged, start, listeners } = useReorder(list, items, move);
  const uploads = usePhotoUploads((path) => change([...items, path]), onSending);
  const { facts, say } = uploads;

  function move(from: number, to: number) {
    change(moved(items, from, to));
    say(`Foto movida para a posição ${to + 1} de ${items.length}`);
  }

  function remove(index: number) {
    focusAfterRemoval(index);
    change(items.toSpliced(index, 1));
    say(`Foto ${index + 1} removida`);
  }

  function addTyped() {
    if (typed === '') return;
    add();
    say(`Foto adicionada na posição ${items.length + 1}`);
    document.getElementById(addressId)?.focus();
  }

  return (
    <PhotoSource
      input={props}
      uploads={uploads}
      multiple
      hasAddress={typed !== ''}
      address={
        <AddingLine
          frame={{ id: addressId, disabled }}
          aria-label={`Endereço: ${field.label}`}
          adding={adding}
          onAdd={addTyped}
          label="Adicionar"
          inputMode="url"
          placeholder="https://…"
        />
      }
    >
      {shown.length + uploads.sending.length > 0 && (
        <ol ref={list} className={styles.tiles} {...listeners}>
          {keyed(shown, itself).map(({ item: address, key }, index) => (
            <PhotoTile
              key={key}
              address={address}
              index={index}
              disabled={disabled}
              count={shown.length}
              facts={facts(address)}
              isDragged={index === dragged}
              onGrip={(event) => start(event, index)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              onCut={(path) => {
                change(items.with(index, path));
              }}
            />
          ))}
          {uploads.sending.map((sending) => (
            <li key={`sending ${sending.key}`} className={styles.tile}>
              <SendingThumbnail sending={sending} />
              <span className={styles.address}>{sending.name}</span>
            </li>
          ))}
        </ol>
      )}
      <ElsewhereNote addresses={[...items, typed]} />
    </PhotoSource>
  );
}

function PhotosCell({ value, place }: CellProps<string[]>) {
  const facts = useKnownPhotos();
  if (place === 'list') return counted(value.length, 'foto', 'fotos');
  return (
    <ul className={styles.tiles}>
      {keyed(value, itself).map(({ item: address, key }) => (
        <li key={key}>
          <Thumbnail src={address} facts={facts(address)} alt={facts(address)?.alt ?? ''} />
        </li>
      ))}
    </ul>
  );
}

export const photosView: View<string[]> = {
  Input: PhotosInput,
  Cell: PhotosCell,
  unset: 'Sem fotos',
};
