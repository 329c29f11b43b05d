import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused } from '../../calls/ask.ts';
import { longDate } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { euros } from '../../language/euros.ts';
import { messages } from '../../language/messages.ts';
import type { RecordIn } from '../../sections/all.ts';
import { partyFault, totalPrice, underSix } from '../../sections/signUp.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { call } from '../call.ts';
import { cross, Icon } from '../parts/Icon.tsx';
import { Faults } from './Faults.tsx';
import { Field } from './Field.tsx';
import styles from './SignUpDialog.module.css';
import { useForm } from './useForm.ts';

/** What the sign-up has to know of its event. */
export type SignUpEvento = Pick<
  RecordIn<'noticiasEventos'>,
  '_id' | 'title' | 'startDate' | 'price' | 'childPrice' | 'maxPorReserva'
> & { available: number };

type Props = {
  evento: SignUpEvento;
  /** Whether letters can leave. */
  enviaEmail: boolean;
  open: boolean;
  onClose(hasBooked: boolean): void;
  /** There are other places left than the event said. */
  onPlaces(): void;
};

/** What the server says of a booking it has made. */
type Receipt = AnswerOf<'POST /api/inscricoes'>['inscricao'];

const names = ['name', 'email', 'telefone', 'numeroAdultos', 'numeroCriancas'] as const;

/** Checks and captcha, fetched while the form is being filled in. */
const checks = () => import('../../sections/checkInscricao.ts');
const captcha = () => import('./captchaWidget.ts');

const noCaptcha = {
  param: 'captcha',
  msg: 'A verificação automática falhou. Verifique a ligação à internet e tente de novo',
};

const fullMeanwhile = {
  param: '',
  msg: 'Entretanto foram reservados outros lugares. Reduza o número de pessoas ou fale com a junta',
};

/** Who comes, in words. */
function partyOf({ numeroAdultos, numeroCriancas }: Receipt): string {
  const children = counted(numeroCriancas, 'criança', 'crianças');
  const adults = counted(numeroAdultos, 'adulto', 'adultos');
  if (numeroCriancas === 0) return adults;
  return numeroAdultos === 0 ? children : `${adults} e ${children}`;
}

type BookedProps = Pick<Props, 'enviaEmail'> & { receipt: Receipt; onClose(): void };

function Booked({ receipt, enviaEmail, onClose }: BookedProps) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.booked}>
      <p ref={title} tabIndex={-1} className={styles.success}>
        Reserva efetuada com sucesso.
      </p>
      <p>
        Reservou lugar para {partyOf(receipt)}
        {receipt.total > 0 && <>, num total de {euros(receipt.total)}</>}.{' '}
        {enviaEmail
          ? 'Vai receber um email com os dados da reserva.'
          : 'Abra a página da reserva e guarde o endereço dela: é só seu, e é por ele que volta à reserva.'}
      </p>
      {receipt.total > 0 && (
        <p>
          A inscrição só fica válida depois de enviar o comprovativo de pagamento e de a junta o
          validar. {enviaEmail ? 'O email' : 'A página da reserva'} explica como.
        </p>
      )}
      <p className={`row ${styles.ways}`}>
        <a href={receipt.pagina} className="button">
          Ver a minha reserva
        </a>
        <button type="button" className="button quiet" onClick={onClose}>
          Fechar
        </button>
      </p>
    </div>
  );
}

/** The dialog in which a visitor signs up. What was typed stays when it is closed and opened again. */
export function SignUpDialog({ evento, enviaEmail, open, onClose, onPlaces }: Props) {
  const titleId = `inscricao-${useId()}`;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** One for each filling of the form: sending it again does not book again. */
  const chave = useRef('');
  const { form, values, faults, field, refuse, clearFaults } = useForm(names);
  const [sending, setSending] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();

  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    title.current?.focus();
    whenIdle(() => Promise.all([checks(), captcha()]).catch(console.error));
  }, [open]);

  const party = {
    numeroAdultos: Number(values.numeroAdultos),
    numeroCriancas: Number(values.numeroCriancas),
  };
  const most = evento.maxPorReserva ?? Number.POSITIVE_INFINITY;
  const { available } = evento;
  const tooMany = partyFault(party.numeroAdultos + party.numeroCriancas, { available, most });
  const paid = (evento.price ?? 0) > 0 || (evento.childPrice ?? 0) > 0;

  function places(name: 'numeroAdultos' | 'numeroCriancas') {
    const state = field(name);
    return { ...state, error: tooMany || state.error };
  }

  async function book() {
    const errors = await checks().then(
      ({ checkInscricao }) => checkInscricao(values, available, most),
      () => [],
    );
    if (errors.length > 0) return refuse(errors);
    const solved = await captcha().then(
      ({ answerCaptcha }) => answerCaptcha('inscricoes'),
      () => '',
    );
    if (solved === '') return refuse([noCaptcha]);
    chave.current ||= crypto.randomUUID();
    const answer = await call('POST /api/inscricoes', {
      body: { ...values, _id: evento._id, captcha: solved, chave: chave.current },
    });
    if (!isRefused(answer)) {
      setReceipt(answer.inscricao);
      return onPlaces();
    }
    const full = answer.errors.some(({ msg }) => msg === messages.seats);
    refuse(full ? [...answer.errors, fullMeanwhile] : answer.errors);
    if (full) onPlaces();
  }

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    clearFaults();
    await book();
    setSending(false);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={() => onClose(receipt !== undefined)}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <div>
            <p className={`kicker ${styles.kicker}`}>Inscrição</p>
            <h2 id={titleId} ref={title} tabIndex={-1}>
              {evento.title}
            </h2>
            <p className={styles.facts}>
              <time dateTime={evento.startDate}>{longDate(evento.startDate)}</time>
              {' · '}
              {evento.available === 0 ? 'sem vagas' : counted(evento.available, 'vaga', 'vagas')}
            </p>
          </div>
          <button
            type="button"
            className={`round ${styles.close}`}
            aria-label="Fechar a inscrição"
            onClick={() => dialog.current?.close()}
          >
            <Icon d={cross} />
          </button>
        </header>
        {receipt ? (
          <Booked
            receipt={receipt}
            enviaEmail={enviaEmail}
            onClose={() => dialog.current?.close()}
          />
        ) : (
          <form ref={form} className={styles.form} method="post" noValidate onSubmit={confirm}>
            <p className="soft">Todos os campos são obrigatórios.</p>
            <Field {...field('name')} label="Nome" autoComplete="name" />
            <div className={styles.pair}>
              <Field {...field('email')} label="Email" type="email" autoComplete="email" />
              <Field
                {...field('telefone')}
                label="Telefone"
                type="tel"
                autoComplete="tel-national"
                digits
              />
            </div>
            {most < Number.POSITIVE_INFINITY && (
              <p className="soft">
                {most === 1
                  ? 'Cada reserva é para uma só pessoa.'
                  : `Cada reserva pode trazer até ${most} pessoas.`}
              </p>
            )}
            <div className={styles.pair}>
              <Field {...places('numeroAdultos')} label="Número de adultos" digits />
              <Field
                {...places('numeroCriancas')}
                label="Número de crianças (6 aos 12 anos)"
                digits
              />
            </div>
            <p className="soft">{underSix}</p>
            <div className={`soft ${styles.total}`}>
              <p>
                {paid ? (
                  <>
                    Adulto {euros(evento.price ?? 0)}
                    <br />
                    Criança {euros(evento.childPrice ?? 0)}
                  </>
                ) : (
                  'Participação gratuita'
                )}
              </p>
              <p>
                Total <output>{euros(totalPrice(evento, party))}</output>
              </p>
            </div>
            <Faults {...faults} />
            <div className={styles.confirm}>
              <button type="submit" className="button" aria-disabled={sending || undefined}>
                {sending ? 'A confirmar…' : 'Confirmar'}
              </button>
              <p className="soft">
                Ao confirmar, aceita os{' '}
                <a href="/termos_e_condicoes" target="_blank" rel="noopener">
                  termos e condições
                  <span className="visually-hidden"> (abre noutra janela)</span>
                </a>
                . Usamos os seus dados apenas para esta reserva e apagamo-los 6 meses depois do
                evento. Saiba mais em{' '}
                <a href="/privacidade" target="_blank" rel="noopener">
                  Privacidade
                  <span className="visually-hidden"> (abre noutra janela)</span>
                </a>
                .
              </p>
            </div>
          </form>
        )}
      </div>
    </dialog>
  );
}
