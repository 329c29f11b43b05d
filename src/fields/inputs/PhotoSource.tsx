import { Button, VisuallyHidden } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import zone from './dropzone.module.css';
import { besideButton } from './dropzone.ts';
import '@mantine/dropzone/styles.css';
import { type ClipboardEvent, type ReactNode, useRef } from 'react';
import { type InputProps, labelId } from '../view.ts';
import { Disclosure } from './Disclosure.tsx';
import { Icon } from './Icon.tsx';
import styles from './PhotoSource.module.css';
import { Refusals } from './Refusals.tsx';
import type { usePhotoUploads } from './usePhotoUploads.ts';
import { fileTypes, onlyThese } from './wantedFile.ts';

const types = fileTypes.photo;

type Props = {
  input: Pick<InputProps<unknown>, 'field' | 'id' | 'error' | 'disabled' | 'describedBy'>;
  uploads: ReturnType<typeof usePhotoUploads>;
  multiple: boolean;
  /** Shown above the buttons. */
  children: ReactNode;
  /** Shown beside the buttons. */
  actions?: ReactNode;
  /** The input for an address, and whether one has been typed. */
  address: ReactNode;
  hasAddress: boolean;
};

/** Takes photos that are chosen, taken with the camera, dropped or pasted. */
export function PhotoSource(props: Props) {
  const { input, uploads, multiple, children, actions, address, hasAddress } = props;
  const disabled = input.disabled || (!multiple && uploads.sending.length > 0);
  const { send } = uploads;
  const open = useRef<() => void>(null);
  const camera = useRef<HTMLInputElement>(null);

  return (
    <Dropzone
      className={zone.zone ?? ''}
      data-invalid={Boolean(input.error) || undefined}
      accept={types}
      multiple={multiple}
      onDrop={send}
      onReject={() => uploads.refuse(`${onlyThese.photo}.`)}
      openRef={open}
      disabled={disabled ?? false}
      {...besideButton}
      onPaste={(event: ClipboardEvent) => {
        const pictures = [...event.clipboardData.files].filter(({ type }) => type in types);
        if (pictures.length === 0 || disabled) return;
        event.preventDefault();
        send(multiple ? pictures : pictures.slice(0, 1));
      }}
    >
      <div className={styles.inside}>
        {children}
        <div className={zone.ways}>
          <Button
            id={input.id}
            variant="default"
            aria-labelledby={`${labelId(input.id)} ${input.id}`}
            aria-describedby={input.describedBy}
            leftSection={<Icon name="upload" size={20} />}
            onClick={() => open.current?.()}
            disabled={disabled}
          >
            {multiple ? 'Carregar fotos' : 'Carregar foto'}
          </Button>
          <Button
            className={styles.camera ?? ''}
            variant="default"
            leftSection={<Icon name="camera" size={20} />}
            onClick={() => camera.current?.click()}
            disabled={disabled}
          >
            Tirar foto
            <VisuallyHidden>: {input.field.label}</VisuallyHidden>
          </Button>
          <input
            ref={camera}
            type="file"
            accept={Object.keys(types).join(',')}
            capture="environment"
            hidden
            aria-hidden
            tabIndex={-1}
            onChange={(event) => {
              send([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
          <span className={zone.hint}>ou arraste e largue, ou cole aqui</span>
          {actions}
        </div>
        <Disclosure title="Usar uma foto da internet" isOpened={hasAddress}>
          {address}
        </Disclosure>
        <Refusals reasons={uploads.refusals} />
        <VisuallyHidden role="status">{uploads.said}</VisuallyHidden>
      </div>
    </Dropzone>
  );
}
