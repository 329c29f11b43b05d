import { Button, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef } from 'react';
import { fileName } from '../language/fileName.ts';
import type { Field } from './field.ts';
import { ElsewhereNote } from './inputs/ElsewhereNote.tsx';
import { FieldInput } from './inputs/FieldInput.tsx';
import { Icon } from './inputs/Icon.tsx';
import { PhotoSource } from './inputs/PhotoSource.tsx';
import { PhotoTools } from './inputs/PhotoTools.tsx';
import { SendingThumbnail, Thumbnail } from './inputs/Thumbnail.tsx';
import { isUploaded, useKnownPhotos, usePhotoUploads } from './inputs/usePhotoUploads.ts';
import { useTyped } from './inputs/useTyped.ts';
import styles from './photo.view.module.css';
import type { CellProps, InputProps, View } from './view.ts';

type PhotoField = Field<string> & { square?: boolean };

/** Long enough not to request pictures of half-typed addresses. */
const typingPause = 500;

function PhotoInput(props: InputProps<string, PhotoField>) {
  const { field, id, value, onChange, disabled, onSending } = props;
  const [settled] = useDebouncedValue(value, isUploaded(value) ? 0 : typingPause);
  const uploads = usePhotoUploads(onChange, onSending);
  const { facts, say } = uploads;
  const [sending] = uploads.sending;
  const replaced = useRef('');
  const address = useTyped(
    {
      value,
      onChange(typed: string) {
        if (isUploaded(value)) replaced.current = value;
        // Clearing the address brings the uploaded photo back.
        onChange(typed === '' ? replaced.current : typed);
      },
    },
    { show: (held) => (isUploaded(held) ? '' : held), read: String },
  );

  return (
    <PhotoSource
      input={props}
      uploads={uploads}
      multiple={false}
      hasAddress={value !== '' && !isUploaded(value)}
      address={
        <FieldInput
          frame={{ id: `${id}-endereco`, disabled }}
          aria-label={`Endereço: ${field.label}`}
          inputMode="url"
          placeholder="https://…"
          {...address}
        />
      }
      actions={
        value !== '' && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<Icon name="remove" size={20} />}
            disabled={disabled}
            onClick={() => {
              onChange('');
              say('Fotografia removida');
              document.getElementById(id)?.focus();
            }}
          >
            Remover foto
            <VisuallyHidden>: {field.label}</VisuallyHidden>
          </Button>
        )
      }
    >
      {(value !== '' || sending) && (
        <div className={styles.photo}>
          <div className={styles.picture}>
            {sending ? (
              <SendingThumbnail sending={sending} square={field.square} />
            ) : (
              <Thumbnail src={settled} facts={facts(settled)} square={field.square} />
            )}
          </div>
          <div className={styles.words}>
            <p className={styles.name}>{isUploaded(value) ? fileName(value) : value}</p>
            <ElsewhereNote addresses={[value]} />
            {isUploaded(value) && (
              <PhotoTools
                path={value}
                facts={facts(value)}
                label={field.label}
                described="Descrição da foto, para quem não a vê"
                disabled={disabled}
                onCut={onChange}
              />
            )}
          </div>
        </div>
      )}
    </PhotoSource>
  );
}

function PhotoCell({ field, value, place }: CellProps<string, PhotoField>) {
  const facts = useKnownPhotos();
  return (
    <span className={styles.cell} data-place={place}>
      <Thumbnail
        src={value}
        facts={facts(value)}
        alt={place === 'detail' ? (facts(value)?.alt ?? '') : ''}
        square={field.square}
      />
    </span>
  );
}

export const photoView: View<string, PhotoField> = {
  Input: PhotoInput,
  Cell: PhotoCell,
  unset: 'Sem foto',
};
