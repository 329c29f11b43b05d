import { useEffect, useId, useRef, useState } from 'react';
import { longDate } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { euros } from '../../language/euros.ts';
import { inThisLanguage, t } from '../../language/speaking.ts';
import { cross, Icon } from '../../site/parts/Icon.tsx';
import styles from './SignUpDialog.module.css';
import { joinsList, type Receipt, type SignUpEvento, SignUpForm } from './SignUpForm.site.tsx';
import { partyInWords } from './signUp.ts';

type Props = {
  evento: SignUpEvento;
  /** Whether the site can send e-mail. */
  enviaEmail: boolean;
  open: boolean;
  onClose(hasBooked: boolean): void;
  /** The number of free places has changed since the page was rendered. */
  onPlaces(): void;
};

type BookedProps = Pick<Props, 'enviaEmail'> & { receipt: Receipt; onClose(): void };

const whoComes = (receipt: Receipt) => partyInWords(receipt, ` ${t('e')} `);

/** What comes next for a visitor who has places. */
function NextSteps({ receipt, enviaEmail }: Omit<BookedProps, 'onClose'>) {
  const quem = whoComes(receipt);
  return (
    <>
      <p>
        {receipt.total > 0
          ? t('Reservou lugar para {quem}, num total de {total}.', {
              quem,
              total: euros(receipt.total),
            })
          : t('Reservou lugar para {quem}.', { quem })}{' '}
        {enviaEmail
          ? t('Vai receber um email com os dados da reserva.')
          : t(
              'Abra a página da reserva e guarde o endereço dela: é só seu, e é por ele que volta à reserva.',
            )}
      </p>
      {receipt.total > 0 && (
        <p>
          {receipt.pagarAte
            ? t(
                'A inscrição só fica válida depois de enviar o comprovativo de pagamento, até {dia}, e de a junta o validar.',
                { dia: longDate(receipt.pagarAte) },
              )
            : t(
                'A inscrição só fica válida depois de enviar o comprovativo de pagamento e de a junta o validar.',
              )}{' '}
          {enviaEmail ? t('O email explica como.') : t('A página da reserva explica como.')}
        </p>
      )}
    </>
  );
}

function Booked({ receipt, enviaEmail, onClose }: BookedProps) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isWaiting = receipt.estado === 'espera';
  return (
    <div className={styles.booked}>
      <p ref={title} tabIndex={-1} className={styles.success}>
        {isWaiting ? t('Ficou na lista de espera.') : t('Reserva efetuada com sucesso.')}
      </p>
      {isWaiting ? (
        <p>
          {t('Espera lugar para {quem}.', { quem: whoComes(receipt) })}{' '}
          {enviaEmail
            ? t('Se os houver, recebe um email para os aceitar ou recusar.')
            : t('Guarde o endereço da página da reserva: se os houver, é lá que os aceita.')}
        </p>
      ) : (
        <NextSteps receipt={receipt} enviaEmail={enviaEmail} />
      )}
      <p className={`row ${styles.ways}`}>
        <a href={inThisLanguage(receipt.pagina)} className="button">
          {t('Ver a minha reserva')}
        </a>
        <button type="button" className="button quiet" onClick={onClose}>
          {t('Fechar')}
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
  const [receipt, setReceipt] = useState<Receipt>();
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    title.current?.focus();
  }, [open]);

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
            <p className={`kicker ${styles.kicker}`}>
              {joinsList(evento) ? t('Lista de espera') : t('Inscrição')}
            </p>
            <h2 id={titleId} ref={title} tabIndex={-1}>
              {evento.title}
            </h2>
            <p className={styles.facts}>
              <time dateTime={evento.startDate}>{longDate(evento.startDate)}</time>
              {' · '}
              {evento.available === 0 ? t('sem vagas') : counted(evento.available, 'vaga', 'vagas')}
            </p>
          </div>
          <button
            type="button"
            className={`round ${styles.close}`}
            aria-label={t('Fechar a inscrição')}
            onClick={close}
          >
            <Icon d={cross} />
          </button>
        </header>
        {receipt ? (
          <Booked receipt={receipt} enviaEmail={enviaEmail} onClose={close} />
        ) : (
          <SignUpForm evento={evento} open={open} onBooked={setReceipt} onPlaces={onPlaces} />
        )}
      </div>
    </dialog>
  );
}
