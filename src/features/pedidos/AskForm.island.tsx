import type { Pergunta } from '../../fields/perguntas.ts';
import { counted } from '../../language/counted.ts';
import type { Lugar } from '../../language/lugar.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { Field } from '../../site/forms/Field.tsx';
import { useCaptcha } from '../../site/forms/useCaptcha.tsx';
import styles from './balcao.module.css';
import { partsOf } from './problemas.ts';
import { Question } from './Question.site.tsx';
import { inputName } from './questions.ts';
import { useRequest } from './useRequest.site.ts';

type Props = {
  servico: string;
  perguntas: Pergunta[];
  /** How many months the answers are kept; not given where a problem is followed. */
  meses?: number;
  centro?: Lugar | null;
  /** Whether requests of this service can be published; if so, open problems nearby are suggested. */
  publico?: boolean;
  /** The number of the problem to follow; '' for a new request. */
  segue?: string;
};

/** The form with which a visitor makes a request, or follows a published problem. */
export function AskForm(props: Props) {
  const { servico, perguntas, meses, centro = null, publico = false, segue = '' } = props;
  const request = useRequest(servico, perguntas, segue);
  const { form, shown, files, faults, field } = request;
  const { box, button, submit } = useCaptcha(
    'pedidos',
    segue ? 'É este, quero acompanhar' : 'Enviar o pedido',
  );

  const own = (name: string) => {
    const { value, ...rest } = field(name);
    return { ...rest, value: String(value) };
  };

  const kind = inputName({ chave: partsOf(perguntas).assunto });
  const surroundings = { centro, assunto: publico ? own(kind).value : undefined };

  return (
    <form
      ref={form}
      className={`${styles.form} ${styles.asking}`}
      method="post"
      noValidate
      aria-labelledby="pedir"
      onSubmit={submit(request.send)}
    >
      <h2 id="pedir">{segue ? 'É este o problema que viu?' : 'Fazer o pedido'}</h2>
      {segue && <p>Diga-nos quem é, e avisamo-lo quando houver novidades.</p>}
      <Field {...own('nome')} label="Nome completo" autoComplete="name" />
      <div className={styles.pair}>
        <Field {...own('email')} label="Email" type="email" autoComplete="email" />
        <Field
          {...own('telemovel')}
          label="Telemóvel"
          type="tel"
          autoComplete="tel-national"
          digits
          optional
        />
      </div>
      {shown.map((pergunta) => (
        <Question
          key={pergunta.chave}
          pergunta={pergunta}
          {...surroundings}
          {...field(inputName(pergunta))}
          files={files[pergunta.chave] ?? []}
          onFiles={(chosen) => request.chooseFiles(pergunta.chave, chosen)}
        />
      ))}
      <Faults {...faults} />
      <div className={styles.sending}>
        {box}
        {button}
      </div>
      <p className="soft">
        Ao enviar, aceita que a junta use estes dados só para tratar do pedido. Os ficheiros
        apagam-se 30 dias depois de o pedido fechar, e o resto ao fim{' '}
        {meses ? `de ${counted(meses, 'mês', 'meses')}` : 'do tempo que o serviço diz'}. Saiba mais
        em <a href="/privacidade">Privacidade</a>.
      </p>
      <noscript>
        <p>Para pedir por aqui, ative o JavaScript do navegador, ou venha ao balcão da junta.</p>
      </noscript>
    </form>
  );
}
