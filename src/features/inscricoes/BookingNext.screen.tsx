import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Question } from '../../backoffice/form/Question.tsx';
import { useMay } from '../../backoffice/may.ts';
import { BusyButton } from '../../backoffice/parts/BusyButton.tsx';
import { Disclosure } from '../../fields/inputs/Disclosure.tsx';
import { lisbonDay } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import type { RecordIn } from '../../sections/all.ts';
import type { paymentWays } from '../../sections/definicoes.ts';
import { type Meio, meioField, meioNames } from '../dinheiro/movimentos.ts';
import styles from './BookingNext.module.css';
import { type Booking, BookingState } from './BookingState.screen.tsx';
import { hasPaymentToMark, hasProofToCheck, isPaid, owedFor, refundFor } from './bookingMoney.ts';
import { nextStep } from './bookingsInWords.screen.ts';
import { ExpiredButtons } from './ExpiredButtons.screen.tsx';
import { ProofButton, ProofPicture } from './ProofLook.screen.tsx';
import { RefundButton } from './RefundButton.screen.tsx';
import { RefuseProof } from './RefuseProof.screen.tsx';
import { useArrival, usePayments } from './usePayments.screen.ts';

type Props = {
  inscricao: Booking;
  evento: RecordIn<'noticiasEventos'>;
  ways: ReturnType<typeof paymentWays>;
};

type PaymentProps = Pick<Props, 'inscricao'> & {
  variant: 'filled' | 'outline';
  meio: Meio;
};

/** What is asked before a press that changes what has to be refunded; undefined for any other. */
function confirmationOf({ inscricao }: PaymentProps) {
  const { name, estaPago, valorConfirmado } = inscricao;
  const back = Math.min(refundFor(inscricao), valorConfirmado ?? 0);
  if (estaPago && back > 0) {
    return {
      question: 'O dinheiro afinal não chegou?',
      yes: 'Não chegou',
      children: `Deixa de haver ${euros(back)} por devolver a ${name}. Se já os devolveu, feche e marque-o em «Marcar como devolvido».`,
    };
  }
  // Paid by other money than the mark stood for: confirming again adds that sum once more.
  if (!estaPago && isPaid(inscricao) && valorConfirmado) {
    return {
      question: 'Chegou mais dinheiro?',
      yes: 'Chegou',
      children: `A reserva já está paga. Se chegaram outros ${euros(valorConfirmado)}, ficam por devolver a ${name}.`,
    };
  }
  return undefined;
}

/** Confirms a payment or cancels it; asks first if that changes what has to be refunded. */
function PaymentButton(props: PaymentProps) {
  const { inscricao, variant, meio } = props;
  const { confirm, cancel } = usePayments(undefined, meio);
  const [isAsking, setAsking] = useState(false);
  const { estaPago } = inscricao;
  const confirmation = confirmationOf(props);
  const press = () => (estaPago ? cancel(inscricao) : confirm(inscricao));
  return (
    <>
      <BusyButton variant={variant} onPress={confirmation ? async () => setAsking(true) : press}>
        {estaPago ? 'Cancelar Pagamento' : 'Confirmar Pagamento'}
      </BusyButton>
      {confirmation && (
        <Question
          {...confirmation}
          no="Fechar"
          opened={isAsking}
          onYes={async () => {
            // First: the press may change what would be asked.
            setAsking(false);
            await press();
            return undefined;
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The state of a booking, and beside it the next step. */
export function BookingNext({ inscricao, evento, ways }: Props) {
  const { revalidate } = useRevalidator();
  const [meio, setMeio] = useState<Meio>('');
  const arrive = useArrival(revalidate);
  const { _id, estado, estaPago, aDevolver, numeroPessoas, chegaram } = inscricao;
  const may = useMay();
  const mayPay = may.call('PUT /api/inscricoes/:_id');
  const isToCheck = hasProofToCheck(inscricao);
  const isActive = estado === 'ativa';
  const hasBegun = isActive && evento.startDate <= lisbonDay(new Date());
  const isHere = (chegaram ?? 0) >= (numeroPessoas ?? 0);
  return (
    <section className={styles.next} aria-labelledby="estado">
      <h2 id="estado">
        <BookingState inscricao={inscricao} />
      </h2>
      <p>{nextStep(inscricao, evento, new Date())}</p>
      {isToCheck && <ProofPicture id={_id} />}
      <div className={styles.buttons}>
        {mayPay && !estaPago && !isToCheck && owedFor(inscricao) > 0 && (
          <NativeSelect
            label="Como pagou"
            data={meioField.choices.map((value) => ({ value, label: meioNames[value] }))}
            value={meio}
            onChange={({ currentTarget }) => setMeio(currentTarget.value as Meio)}
          />
        )}
        {mayPay && aDevolver && !isToCheck ? <RefundButton inscricao={inscricao} /> : null}
        {mayPay && hasPaymentToMark(inscricao) && (
          <PaymentButton
            inscricao={inscricao}
            variant={isToCheck || (isActive && owedFor(inscricao) > 0) ? 'filled' : 'outline'}
            meio={meio}
          />
        )}
        {isToCheck && <ProofButton id={_id} />}
        {isToCheck && may.call('POST /api/inscricoes/:_id/comprovativo/recusar') && (
          <RefuseProof inscricao={inscricao} />
        )}
        {estado === 'expirada' && may.call('POST /api/inscricoes/:_id/expirada') && (
          <ExpiredButtons inscricao={inscricao} evento={evento} />
        )}
        {hasBegun && may.call('PUT /api/inscricoes/:_id/chegada') && (
          <BusyButton
            variant={isHere ? 'filled' : 'outline'}
            aria-pressed={isHere}
            onPress={() => arrive(inscricao)}
          >
            Chegou
          </BusyButton>
        )}
      </div>
      {isActive && owedFor(inscricao) > 0 && ways.length > 0 && (
        <Disclosure title="Como se paga">
          <ul className={styles.ways}>
            {ways.map(({ label, value }) => (
              <li key={label}>
                {label}: {value}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
