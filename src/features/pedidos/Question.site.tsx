import { type ComponentProps, type ReactNode, useId } from 'react';
import { acceptedFiles, acceptedPhotos } from '../../fields/inputs/acceptedFiles.ts';
import type { Pergunta } from '../../fields/perguntas.ts';
import { mostMegabytesFromVisitor } from '../../language/fileSize.ts';
import { yesOrNo } from '../../language/yesOrNo.ts';
import fieldStyles from '../../site/forms/Field.module.css';
import { Field } from '../../site/forms/Field.tsx';
import styles from './balcao.module.css';
import { Place, type Surroundings } from './Place.site.tsx';
import { mostFiles, type Typed } from './questions.ts';

type Props = Surroundings & {
  pergunta: Pergunta;
  name: string;
  value: Typed;
  error: string | undefined;
  files: readonly File[];
  onChange(value: Typed): void;
  onFiles(files: File[]): void;
};

/** Several inputs under one question. */
function Several({ pergunta, error, children }: Props & { children: ReactNode }) {
  const id = `pergunta-${useId()}`;
  const { label, required, ajuda } = pergunta;
  return (
    <fieldset
      className={`${fieldStyles.field} ${styles.several}`}
      aria-describedby={error ? `${id}-erro` : undefined}
    >
      <legend>
        {label}
        {!required && <span className={fieldStyles.optional}> (facultativo)</span>}
      </legend>
      {ajuda && <p className="soft">{ajuda}</p>}
      {children}
      {error && (
        <p id={`${id}-erro`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** One choice, or several. */
function Choices(props: Props & { of: readonly string[] }) {
  const { pergunta, name, value, error, of, onChange } = props;
  const isMany = pergunta.tipo === 'escolhas';
  const chosen = [value].flat();
  return (
    <Several {...props}>
      {of.map((each) => (
        <label key={each} className={styles.choice}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={name}
            value={each}
            checked={chosen.includes(each)}
            aria-invalid={error !== undefined}
            onChange={({ target }) => {
              if (!isMany) return onChange(each);
              const others = chosen.filter((one) => one !== each && one !== '');
              onChange(target.checked ? [...others, each] : others);
            }}
          />
          {each}
        </label>
      ))}
    </Several>
  );
}

/** Files; they are uploaded once the request itself was accepted. */
function Files(props: Props) {
  const { pergunta, name, files, error, onFiles } = props;
  const isPhoto = pergunta.tipo === 'foto';
  return (
    <Several {...props}>
      <input
        type="file"
        name={name}
        multiple
        aria-label={pergunta.label}
        aria-invalid={error !== undefined}
        accept={isPhoto ? acceptedPhotos : acceptedFiles}
        onChange={({ target }) => onFiles([...(target.files ?? [])].slice(0, mostFiles.each))}
      />
      <p className="soft">
        {isPhoto ? 'Até' : 'PDF ou fotografias, até'} {mostFiles.each}, cada uma com menos de 20 MB,
        e todas as do pedido com menos de {mostMegabytesFromVisitor} MB. Só a junta as vê.
      </p>
      {files.length > 1 && <p>{files.map((file) => file.name).join(', ')}</p>}
    </Several>
  );
}

const inputs: Partial<Record<Pergunta['tipo'], Partial<ComponentProps<typeof Field>>>> = {
  textoLongo: { lines: true },
  morada: { lines: true, autoComplete: 'street-address' },
  pessoa: { lines: true },
  numero: { digits: true },
  nif: { digits: true },
  dia: { type: 'date' },
  telefone: { type: 'tel', digits: true, autoComplete: 'tel-national' },
};

/** One question of a service, with the input for its kind. */
export function Question(props: Props) {
  const { pergunta, name, value, error, onChange } = props;
  const { label, tipo, required, ajuda, opcoes } = pergunta;
  if (tipo === 'simNao') return <Choices {...props} of={yesOrNo} />;
  if (tipo === 'escolha' || tipo === 'escolhas') return <Choices {...props} of={opcoes} />;
  if (tipo === 'ficheiro' || tipo === 'foto') return <Files {...props} />;
  if (tipo === 'lugar') return <Place {...props} />;
  return (
    <Field
      name={name}
      label={label}
      error={error}
      onChange={onChange}
      {...inputs[tipo]}
      value={String(value)}
      optional={!required}
      help={tipo === 'pessoa' ? `${ajuda} Uma pessoa por linha.`.trim() : ajuda}
    />
  );
}
