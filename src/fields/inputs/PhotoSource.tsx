import { Button, VisuallyHidden } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { type ClipboardEvent, type ReactNode, useRef } from 'react';
import { Icon } from './Icon.tsx';
import styles from './PhotoSource.module.css';

const types = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
};
const onlyPhotos = 'Só são aceites fotografias JPEG, PNG, WebP ou AVIF.';

type Props = {
  /** What the buttons are about, for those who hear them out of their place. */
  label: string;
  multiple: boolean;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  onFiles(files: File[]): void;
  onRefusal(reason: string): void;
  refusals: readonly string[];
  /** Said to those who do not see the pictures change. */
  said: string;
  /** What stands above the buttons. */
  children: ReactNode;
  /** What stands beside them. */
  actions?: ReactNode;
};

/** A place that takes photos: chosen, taken with the camera, dropped or pasted. */
export function PhotoSource(props: Props) {
  const { label, multiple, disabled, invalid, onFiles, onRefusal, refusals, said } = props;
  const { children, actions } = props;
  const open = useRef<() => void>(null);
  const camera = useRef<HTMLInputElement>(null);

  return (
    <Dropzone
      className={styles.source ?? ''}
      data-invalid={invalid || undefined}
      accept={types}
      multiple={multiple}
      onDrop={onFiles}
      onReject={() => onRefusal(onlyPhotos)}
      openRef={open}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      disabled={disabled ?? false}
      inputProps={{ 'aria-hidden': true }}
      onPaste={(event: ClipboardEvent) => {
        const pictures = [...event.clipboardData.files].filter(({ type }) => type in types);
        if (pictures.length === 0 || disabled) return;
        event.preventDefault();
        onFiles(multiple ? pictures : pictures.slice(0, 1));
      }}
    >
      <div className={styles.inside}>
        {children}
        <div className={styles.ways}>
          <Button
            variant="default"
            leftSection={<Icon name="upload" size={20} />}
            onClick={() => open.current?.()}
            disabled={disabled}
          >
            {multiple ? 'Carregar fotos' : 'Carregar foto'}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </Button>
          <Button
            className={styles.camera ?? ''}
            variant="default"
            leftSection={<Icon name="camera" size={20} />}
            onClick={() => camera.current?.click()}
            disabled={disabled}
          >
            Tirar foto
            <VisuallyHidden>: {label}</VisuallyHidden>
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
              onFiles([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
          <span className={styles.hint}>ou arraste e largue, ou cole aqui</span>
          {actions}
        </div>
        <div role="alert" className={styles.refusals}>
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </div>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </Dropzone>
  );
}
