import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '../../calls/all.ts';
import { isRefused } from '../../calls/ask.ts';
import { longDate } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { otherLanguage, portugueseHere, t, translated } from '../../language/speaking.ts';
import type { RecordIn } from '../../sections/all.ts';
import { underSix } from '../../sections/eventSignUp.ts';
import { whenIdle } from '../../site/browser/whenIdle.ts';
import { call } from '../../site/call.ts';
import { Faults } from '../../site/forms/Faults.tsx';
import { Field } from '../../site/forms/Field.tsx';
import { useForm } from '../../site/forms/useForm.ts';
import { refusals } from './refusals.ts';
import styles from './SignUpDialog.module.css';
import { type Party, partyFault, sizeOf, totalPrice } from './signUp.ts';

/** What the sign-up has to know of its event. */
export type SignUpEvento = Pick<
  RecordIn<'noticiasEventos'>,
  '_id' | 'title' | 'startDate' | 'price' | 'childPrice' | 'maxPorReserva' | 'maxParticipants'
> & {
  available: number;
  /** Others wait for places, and what is free goes first to them. */
  isListFirst: boolean;
  /** The last day to pay for what is booked today; '' if there is none. */
  pagarAte: string;
};

/** Whether signing up joins the waiting list: the event is full, or others wait already. */
export const joinsList = ({ available, isListFirst }: SignUpEvento) =>
  available === 0 || isListFirst;

/** How many places a party can ask for; one that waits, as many as the event has. */
const placesFor = (evento: SignUpEvento) =>
  joinsList(evento) ? (evento.maxParticipants ?? 0) : evento.available;

/** What the server says of a booking it has made. */
export type Receipt = AnswerOf<'POST /api/inscricoes'>['inscricao'];

type Props = {
  evento: SignUpEvento;
  /** Whether the form can be seen. */
  open: boolean;
  onBooked(receipt: Receipt): void;
  /** The number of free places has changed since the page was rendered. */
  onPlaces(): void;
};

const names = ['name', 'email', 'telefone', 'numeroAdultos', 'numeroCriancas'] as const;

/** Loaded while the form is being filled in. */
const loadCheck = () => import('./checkInscricao.ts');
const loadCaptcha = () => import('../../site/forms/captchaWidget.ts');

const captchaFailed = {
  param: 'captcha',
  msg: 'A verificação automática falhou. Verifique a ligação à internet e tente de novo',
};

const fullMeanwhile = {
  param: '',
  msg: 'Entretanto foram reservados outros lugares. Reduza o número de pessoas ou fale com a junta',
};

/** What a visitor types to sign up, and how it is sent. */
function useSignUp({ evento, onBooked, onPlaces }: Omit<Props, 'open'>) {
  const { form, values, faults, field, refuse, clearFault, clearFaults } = useForm(names, {
    numeroCriancas: '0',
  });
  /** One key per filled-in form: sending it again does not book again. */
  const chave = useRef('');
  const [sending, setSending] = useState(false);

  async function book() {
    // If the check cannot be loaded, the server makes the same one.
    const errors = await loadCheck().then(
      ({ checkInscricao }) => checkInscricao(values, placesFor(evento), evento.maxPorReserva),
      () => [],
    );
    if (errors.length > 0) return refuse(errors);
    const captcha = await loadCaptcha().then(
      ({ answerCaptcha }) => answerCaptcha('inscricoes'),
      () => '',
    );
    if (captcha === '') return refuse([captchaFailed]);
    chave.current ||= crypto.randomUUID();
    const { _id } = evento;
    const listaEspera = joinsList(evento);
    const lingua = otherLanguage() ?? '';
    const typed = { ...values, _id, listaEspera, lingua, captcha, chave: chave.current };
    const answer = await call('POST /api/inscricoes', { body: typed });
    if (!isRefused(answer)) {
      onBooked(answer.inscricao);
      return onPlaces();
    }
    const hasTooFew = answer.errors.some(({ msg }) => msg === refusals.seats);
    refuse(hasTooFew ? [...answer.errors, fullMeanwhile] : answer.errors);
    // Places or the waiting list have changed: the form goes on as the event is now.
    if (hasTooFew || answer.errors.some(({ param }) => param === 'listaEspera')) onPlaces();
  }

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    clearFaults();
    await book();
    setSending(false);
  }

  return { form, values, faults, field, clearFault, sending, confirm };
}

function Total({ evento, party }: { evento: SignUpEvento; party: Party }) {
  const [price, childPrice] = [evento.price ?? 0, evento.childPrice ?? 0];
  return (
    <div className={`soft ${styles.total}`}>
      <p>
        {price > 0 || childPrice > 0 ? (
          <>
            {t('Adulto {preco}', { preco: euros(price) })}
            <br />
            {t('Criança {preco}', { preco: euros(childPrice) })}
          </>
        ) : (
          t('Participação gratuita')
        )}
      </p>
      <p>
        {t('Total')} <output>{euros(totalPrice(evento, party))}</output>
      </p>
    </div>
  );
}

function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} hrefLang={portugueseHere()} target="_blank" rel="noopener">
      {children}
      {portugueseHere() && (
        <>
          {' '}
          (<abbr title={t('em português')}>pt</abbr>)
        </>
      )}
      <span className="visually-hidden"> {t('(abre noutra janela)')}</span>
    </a>
  );
}

function Confirm({ sending, isToWait }: { sending: boolean; isToWait: boolean }) {
  return (
    <div className={styles.confirm}>
      <button type="submit" className="button" aria-disabled={sending || undefined}>
        {sending ? t('A confirmar…') : isToWait ? t('Entrar na lista de espera') : t('Confirmar')}
      </button>
      <p className="soft">
        {t('Ao confirmar, aceita os')}{' '}
        <LegalLink href="/termos_e_condicoes">{t('termos e condições')}</LegalLink>.{' '}
        {t(
          'Usamos os seus dados apenas para esta reserva e apagamo-los 6 meses depois do evento. Saiba mais em',
        )}{' '}
        <LegalLink href="/privacidade">{t('Privacidade')}</LegalLink>.
      </p>
    </div>
  );
}

/** What a visitor fills in to sign up for an event. */
export function SignUpForm({ open, ...props }: Props) {
  const { evento } = props;
  const { form, values, faults, field, clearFault, sending, confirm } = useSignUp(props);
  useEffect(() => {
    if (open) whenIdle(() => Promise.all([loadCheck(), loadCaptcha()]).catch(console.error));
  }, [open]);

  const { maxPorReserva: most, pagarAte } = evento;
  const available = placesFor(evento);
  const isToWait = joinsList(evento);
  const party = {
    numeroAdultos: Number(values.numeroAdultos),
    numeroCriancas: Number(values.numeroCriancas),
  };
  const tooMany = partyFault(sizeOf(party), { available, most });
  const places = (name: keyof Party, other: keyof Party) => {
    const state = field(name);
    return {
      ...state,
      error: translated(tooMany) || state.error,
      onChange(value: string) {
        state.onChange(value);
        // What is wrong with a number that is there is wrong with both.
        if (values[other] !== '') clearFault(other);
      },
    };
  };

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={confirm}>
      {isToWait && (
        <p>
          {evento.available === 0
            ? t('Não há lugares livres.')
            : t('Há quem espere por lugar, e as vagas são primeiro para quem espera.')}{' '}
          {t(
            'Se houver lugares para todos os que inscrever, escrevemos-lhe, e tem algum tempo para os aceitar. Até lá não paga nada.',
          )}
        </p>
      )}
      <p className="soft">{t('Todos os campos são obrigatórios.')}</p>
      <Field {...field('name')} label={t('Nome')} autoComplete="name" />
      <div className={styles.pair}>
        <Field {...field('email')} label={t('Email')} type="email" autoComplete="email" />
        <Field
          {...field('telefone')}
          label={t('Telefone')}
          type="tel"
          autoComplete="tel-national"
          digits
        />
      </div>
      {most !== null && most < available && (
        <p className="soft">
          {most === 1
            ? t('Cada reserva é para uma só pessoa.')
            : t('Cada reserva pode trazer até {pessoas} pessoas.', { pessoas: most })}
        </p>
      )}
      <div className={styles.pair}>
        <Field
          {...places('numeroAdultos', 'numeroCriancas')}
          label={t('Número de adultos')}
          digits
        />
        <Field
          {...places('numeroCriancas', 'numeroAdultos')}
          label={t('Número de crianças (6 aos 12 anos)')}
          digits
        />
      </div>
      <p className="soft">{t(underSix)}</p>
      <Total evento={evento} party={party} />
      {pagarAte !== '' && !isToWait && (
        <p className="soft">{t('Tem até {dia} para pagar.', { dia: longDate(pagarAte) })}</p>
      )}
      <Faults {...faults} />
      <Confirm sending={sending} isToWait={isToWait} />
    </form>
  );
}
