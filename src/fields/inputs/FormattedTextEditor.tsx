import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.css';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { plainText } from '../../language/plainText.ts';
import { type InputProps, labelId } from '../view.ts';
import styles from './FormattedTextEditor.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { ImageDialog, type Picture } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { readPasted, withoutTabs } from './pastedTables.ts';
import { richTextExtensions } from './richTextExtensions.ts';
import { storedHtml } from './storedHtml.ts';
import { styleNonce } from './styleNonce.ts';
import { TableTools } from './TableTools.tsx';
import { insertTable } from './tableExtensions.ts';
import { useToolbarKeys } from './useToolbarKeys.ts';

const words = {
  h2ControlLabel: 'Título',
  h3ControlLabel: 'Subtítulo',
  boldControlLabel: 'Negrito',
  italicControlLabel: 'Itálico',
  underlineControlLabel: 'Sublinhado',
  blockquoteControlLabel: 'Citação',
  bulletListControlLabel: 'Lista com marcas',
  orderedListControlLabel: 'Lista numerada',
  alignLeftControlLabel: 'Alinhar à esquerda',
  alignCenterControlLabel: 'Centrar',
  alignRightControlLabel: 'Alinhar à direita',
  alignJustifyControlLabel: 'Justificar',
};

/** The buttons that only switch a format on and off: those in sight, and those under Mais. */
const inSight = ['H2', 'Bold', 'Italic', 'BulletList'] as const;
const underMore = ['H3', 'Underline', 'Blockquote', 'OrderedList'] as const;

/** Left is the default, and is stored without any mark. */
const alignments = [
  ['AlignLeft', ''],
  ['AlignCenter', 'center'],
  ['AlignRight', 'right'],
  ['AlignJustify', 'justify'],
] as const;

type Dialog =
  | { kind: 'link' }
  | { kind: 'image'; files: readonly File[]; at?: number | undefined; picture?: Picture };

function editorAttributes({ field, id, error, disabled, describedBy }: InputProps<string>) {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId(id),
    'aria-label': field.label,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': 'true' } : {}),
    ...(disabled ? { 'aria-disabled': 'true' } : { tabindex: '0' }),
  };
}

/** Browsers focus only form elements when their label is clicked, and the editor is not one. */
function useFocusByLabel(editor: Editor, id: string): void {
  useEffect(() => {
    const label = document.getElementById(labelId(id));
    const focus = () => editor.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, id]);
}

/** The editor, in a file of its own because it is large: it is loaded only when a form needs it. */
export function FormattedTextEditor(props: InputProps<string>) {
  const { id, value, onChange, error, disabled } = props;
  const [dialog, setDialog] = useState<Dialog>();
  const emitted = useRef(value);

  const editor = useEditor({
    extensions: richTextExtensions,
    injectNonce: styleNonce(),
    content: value,
    editable: !disabled,
    onUpdate({ editor: changed }) {
      emitted.current = storedHtml(changed.getHTML());
      onChange(emitted.current);
    },
    editorProps: {
      attributes: editorAttributes(props),
      transformPastedHTML: readPasted,
      transformPastedText: withoutTabs,
      handleDrop(view, event, _slice, isMoved) {
        const files = pictures(event.dataTransfer);
        if (isMoved || files.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        setDialog({ kind: 'image', files, at });
        return true;
      },
      handlePaste(_view, event) {
        const files = pictures(event.clipboardData);
        // Office programs copy text together with a picture of it: paste the text.
        const hasWords = plainText(event.clipboardData?.getData('text/html') ?? '') !== '';
        if (files.length === 0 || hasWords) return false;
        setDialog({ kind: 'image', files });
        return true;
      },
    },
  });

  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useFocusByLabel(editor, id);

  function insert(picture: Picture) {
    if (dialog?.kind !== 'image') return;
    const chain = editor.chain().focus(dialog.at);
    if (dialog.picture) chain.updateAttributes('image', picture).run();
    else chain.insertContent({ type: 'image', attrs: picture }).run();
    const files = dialog.files.slice(1);
    setDialog(files.length > 0 ? { kind: 'image', files } : undefined);
  }

  return (
    <>
      <RichTextEditor
        // Cast: it is the same class, but its types are declared once per way of importing it.
        editor={editor as unknown as ComponentProps<typeof RichTextEditor>['editor']}
        labels={words}
        className={styles.editor ?? ''}
        classNames={{
          control: styles.control ?? '',
          controlIcon: styles.controlIcon ?? '',
          content: styles.content ?? '',
          Typography: styles.typography ?? '',
          toolbar: styles.toolbar ?? '',
        }}
        data-invalid={Boolean(error) || undefined}
        data-disabled={disabled || undefined}
      >
        <Toolbar
          editor={editor}
          id={id}
          disabled={Boolean(disabled)}
          onLink={() => setDialog({ kind: 'link' })}
          onImage={() => setDialog({ kind: 'image', files: [], ...selectedPicture(editor) })}
        />
        <RichTextEditor.Content />
      </RichTextEditor>
      {dialog?.kind === 'link' && (
        <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />
      )}
      {dialog?.kind === 'image' && (
        <ImageDialog
          key={dialog.files.length}
          file={dialog.files[0]}
          picture={dialog.picture}
          onInsert={insert}
          onClose={() => {
            setDialog(undefined);
            editor.commands.focus();
          }}
        />
      )}
    </>
  );
}

function pictures(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

function selectedPicture(editor: Editor): { picture?: Picture } {
  if (!editor.isActive('image')) return {};
  const { src, alt } = editor.getAttributes('image');
  return { picture: { src: String(src), alt: String(alt ?? '') } };
}

type ToolbarProps = {
  editor: Editor;
  id: string;
  disabled: boolean;
  onLink(): void;
  onImage(): void;
};

function Toolbar({ editor, id, disabled, onLink, onImage }: ToolbarProps) {
  const [isMore, setMore] = useState(false);
  const keys = useToolbarKeys(isMore);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      aligned: alignments.find(([, textAlign]) => now.isActive({ textAlign }))?.[1] ?? '',
      link: now.isActive('link'),
      image: now.isActive('image'),
      table: now.isActive('table'),
      caption: String(now.getAttributes('table').caption ?? ''),
    }),
  });
  const switches = (names: readonly (typeof inSight | typeof underMore)[number][]) =>
    names.map((name) => {
      const Control = RichTextEditor[name];
      return <Control key={name} disabled={disabled} />;
    });
  const button = (label: string, icon: IconName, isActive: boolean, onClick: () => void) => (
    <RichTextEditor.Control
      aria-label={label}
      title={label}
      disabled={disabled}
      active={isActive}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
    </RichTextEditor.Control>
  );
  // No tables inside tables.
  const onTable = () => (active.table ? editor.commands.focus() : insertTable(editor));
  return (
    <RichTextEditor.Toolbar
      {...keys}
      role="toolbar"
      aria-label="Formatação"
      aria-controls={id}
      sticky
      stickyOffset="var(--app-shell-header-offset, 0rem)"
    >
      <RichTextEditor.ControlsGroup>
        {switches(inSight)}
        {button('Ligação', 'link', active.link, onLink)}
        {button('Imagem', 'picture', active.image, onImage)}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.Control
        className={styles.more ?? ''}
        aria-expanded={isMore}
        onClick={() => setMore(!isMore)}
      >
        {isMore ? 'Menos' : 'Mais'}
      </RichTextEditor.Control>
      {isMore && (
        <>
          <RichTextEditor.ControlsGroup>{switches(underMore)}</RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            {alignments.map(([name, textAlign]) => {
              const Control = RichTextEditor[name];
              return (
                <Control key={name} disabled={disabled} active={active.aligned === textAlign} />
              );
            })}
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            {button('Tabela', 'table', active.table, onTable)}
          </RichTextEditor.ControlsGroup>
        </>
      )}
      {active.table && !disabled && <TableTools editor={editor} caption={active.caption} />}
    </RichTextEditor.Toolbar>
  );
}
