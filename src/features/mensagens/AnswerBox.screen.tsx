import { Alert, Button, Group, Text } from '@mantine/core';
import { type Attached, AttachFiles } from '../../backoffice/form/AttachFiles.tsx';
import { FieldFrame, inputId } from '../../backoffice/form/FieldFrame.tsx';
import { notifyDone } from '../../backoffice/parts/notices.tsx';
import styles from './Conversa.module.css';
import { type FrasesRead, phoneIn, replyHref, withPhrase } from './conversa.screen.ts';
import { Frases } from './Frases.screen.tsx';
import { type Mensagem, phraseFor, resposta } from './mensagens.ts';
import { useReply } from './useReply.screen.ts';

type Props = {
  mensagem: Mensagem;
  frases: FrasesRead;
  /** How many answers are shown above. */
  seen: number;
  temServidor: boolean;
  respondePara: string;
  onSent(): void;
};

/** The warning that there is no mail server: an answer is kept, but not sent yet. */
function Unsent({ mensagem }: { mensagem: Mensagem }) {
  const phone = phoneIn(mensagem.mensagem);
  return (
    <Alert title="Ainda não saem emails deste site">
      <p>
        Pode responder na mesma: a resposta fica guardada, e sai sozinha quando o site tiver um
        servidor de correio. Até lá, {mensagem.name} não a recebe.
      </p>
      <p>
        Se não pode esperar, <a href={replyHref(mensagem)}>responda no seu programa de email</a>
        {phone && (
          <>
            {' '}
            ou <a href={`tel:${phone}`}>telefone para {phone}</a>
          </>
        )}
        .
      </p>
    </Alert>
  );
}

const formId = 'resposta';

/** Where a message is answered. */
export function AnswerBox(props: Props) {
  const { mensagem, frases, seen, temServidor, respondePara, onSent } = props;
  const { _id, name } = mensagem;
  const { form, isRestored, change, onSending, startOver, submit } = useReply(_id, seen, () => {
    notifyDone(
      temServidor
        ? `A resposta a ${name} vai sair dentro de momentos.`
        : `A resposta a ${name} ficou guardada e sai quando houver servidor de correio.`,
    );
    onSent();
  });

  function insert(phrase: string): void {
    const area = document.getElementById(inputId('texto'));
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart, selectionEnd } = area;
    const put = withPhrase(value, phraseFor(name, phrase), selectionStart, selectionEnd);
    change('texto', put.text);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(put.cursor, put.cursor);
    });
  }

  const field = (param: keyof typeof resposta.fields) => (
    <FieldFrame
      name={param}
      field={resposta.fields[param]}
      value={form.values[param]}
      onChange={change}
      error={form.errorOf(param)}
      help={resposta.fields[param].help}
    />
  );

  return (
    <section className={styles.box} aria-labelledby="responder">
      <h2 id="responder">Responder</h2>
      {!temServidor && <Unsent mensagem={mensagem} />}
      {form.general.length > 0 && (
        <Alert color="red" title="A resposta não saiu" role="alert">
          {form.general.map(({ param, msg }) => (
            <p key={msg}>
              {msg}.{' '}
              {param === 'vistas' &&
                'Leia acima o que foi respondido; se a sua ainda fizer falta, envie-a.'}
            </p>
          ))}
        </Alert>
      )}
      {isRestored && (
        <Group gap="sm">
          <Text role="status">Continua onde tinha ficado.</Text>
          <Button variant="outline" onClick={startOver}>
            Descartar
          </Button>
        </Group>
      )}
      <form id={formId} noValidate onSubmit={submit} inert={form.isBusy}>
        {field('texto')}
      </form>
      {/* Outside the form: its dialog has a form of its own, and forms cannot be nested. */}
      <Frases read={frases} onChoose={insert} />
      <AttachFiles
        about={_id}
        files={form.values.anexos as Attached[]}
        onChange={(files) => change('anexos', files)}
        onSending={onSending}
      />
      {field('assinatura')}
      <Group gap="var(--space-3) var(--space-4)">
        <Button type="submit" form={formId} loading={form.isBusy}>
          Enviar resposta
        </Button>
        <a href={replyHref(mensagem)} className="touch-link">
          Responder no meu programa de email
        </a>
      </Group>
      <Text size="xs" lh="inherit" c="dimmed">
        Sai com a assinatura da junta, como está nas Definições, e com esta mensagem citada por
        baixo. Se {name} responder, a resposta chega por email{' '}
        {respondePara ? `a ${respondePara}` : 'ao endereço da junta'}: o site envia correio, mas não
        o recebe.
      </Text>
    </section>
  );
}
