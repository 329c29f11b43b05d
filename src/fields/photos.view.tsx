import { ActionIcon } from '@mantine/core';
import { useRef } from 'react';
import { counted } from '../language/counted.ts';
import { fileName } from '../language/fileName.ts';
import { AddingLine } from './inputs/AddingLine.tsx';
import { AltText } from './inputs/AltText.tsx';
import { ElsewhereNote } from './inputs/ElsewhereNote.tsx';
import { Icon } from './inputs/Icon.tsx';
import { keyed } from './inputs/keyed.ts';
import { PhotoSource } from './inputs/PhotoSource.tsx';
import { RemoveButton } from './inputs/RemoveButton.tsx';
import { SendingThumbnail, Thumbnail } from './inputs/Thumbnail.tsx';
import { useAdding } from './inputs/useAdding.ts';
import { useFocusAfterRemoval } from './inputs/useFocusAfterRemoval.ts';
import { isUploaded, useKnownPhotos, usePhotoUploads } from './inputs/usePhotoUploads.ts';
import { moved, useReorder } from './inputs/useReorder.ts';
import styles from './photos.view.module.css';
import type { CellProps, InputProps, View } from './view.ts';

const itself = (address: string) => address;

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
    if (to < 0 || to >= items.length) return;
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
      of={props}
      uploads={uploads}
      multiple
      hasAddress={typed !== ''}
      address={
        <AddingLine
          of={{ id: addressId, disabled }}
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
          {keyed(shown, itself).map(({ item: address, key }, index) => {
            const labelled = (name: string) => `${name} a foto ${index + 1} de ${shown.length}`;
            return (
              <li key={key} className={styles.tile} data-dragged={index === dragged || undefined}>
                <span
                  className={styles.picture}
                  onPointerDown={(event) => {
                    if (event.pointerType === 'mouse' && !disabled) start(event, index);
                  }}
                >
                  <Thumbnail src={address} facts={facts(address)} />
                  <span
                    className={styles.grip}
                    onPointerDown={(event) => {
                      if (event.pointerType !== 'mouse' && !disabled) start(event, index);
                    }}
                  >
                    <Icon name="grip" size={20} />
                  </span>
                </span>
                <span className={styles.controls}>
                  {[-1, 1].map((step) => (
                    <ActionIcon
                      key={step}
                      className={styles.move ?? ''}
                      variant="subtle"
                      color="gray"
                      aria-label={`${labelled('Mover')} para ${step < 0 ? 'trás' : 'a frente'}`}
                      // It keeps the focus at the end of the way.
                      aria-disabled={!(index + step in shown)}
                      data-disabled={!(index + step in shown) || undefined}
                      disabled={disabled}
                      onClick={() => move(index, index + step)}
                    >
                      <Icon name={step < 0 ? 'back' : 'forward'} size={20} />
                    </ActionIcon>
                  ))}
                  <RemoveButton
                    className={styles.remove ?? ''}
                    color="red"
                    data-remove
                    aria-label={labelled('Remover')}
                    disabled={disabled}
                    onClick={() => remove(index)}
                  />
                </span>
                <span className={styles.address}>
                  {isUploaded(address) ? fileName(address) : address}
                </span>
                {isUploaded(address) && (
                  <AltText
                    path={address}
                    stored={facts(address)?.alt ?? ''}
                    label={`Descrição da foto ${index + 1}`}
                    disabled={disabled}
                  />
                )}
              </li>
            );
          })}
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
