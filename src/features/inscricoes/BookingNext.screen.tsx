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
import styles from './BookingNext.module.css';
import { type Booking, BookingState } from './BookingState.screen.tsx';
import { hasProofToCheck, owedFor, refundFor } from './bookingMoney.ts';
import { nextStep } from './bookingsInWords.screen.ts';
import { ExpiredButtons } from './ExpiredButtons.screen.tsx';
import { ProofButton, ProofPicture } from './ProofLook.screen.tsx';
import { type Meio, meioField, meioNames } from './pagamentos.ts';
import { RefundButton } from './RefundButton.screen.tsx';
import { RefuseProof } from './RefuseProof.screen.tsx';
import { useArrival, usePayments } from './usePayments.screen.ts';

type Props = {
  inscricao: Booking;
  evento: RecordIn<'noticiasEventos'>;
  ways: ReturnType<typeof paymentWays>;
};

type PaymentProps = { inscricao: Booking; variant: 'filled' | 'outline'; meio: Meio };

/** Confirms a payment or cancels it; asks first if money that has to be refunded would be forgotten. */
function PaymentButton({ inscricao, variant, meio }: PaymentProps) {
  const { confirm, cancel } = usePayments(undefined, meio);
  const [isAsking, setAsking] = useState(false);
  const { name, estaPago } = inscricao;
  const back = refundFor(inscricao);
  const press = () => (estaPago ? cancel(inscricao) : confirm(inscricao));
  return (
    <>
      <BusyButton
        variant={variant}
        onPress={estaPago && back > 0 ? async () => setAsking(true) : press}
      >
        {estaPago ? 'Cancelar Pagamento' : 'Confirmar Pagamento'}
      </BusyButton>
      <Question
        question="O dinheiro afinal não chegou?"
        yes="Não chegou"
        no="Fechar"
        opened={isAsking}
        onYes={async () => {
          await press();
          setAsking(false);
          return undefined;
        }}
        onNo={() => setAsking(false)}
      >
        {`Deixa de haver ${euros(back)} por devolver a ${name}. Se já os devolveu, feche e marque-o em «Marcar como devolvido».`}
      </Question>
    </>
  );
}

/** The state of a booking, and beside it the next step. */
export function BookingNext({ inscricao, evento, ways }: Props) {
  const { revalidate } = useRevalidator();
  const [meio, setMeio] = useState<Meio>('');
  const arrive = useArrival(revalidate);
  const { _id, estado, estaPago, aDevolver, devolvido, numeroPessoas, chegaram } = inscricao;
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
        {mayPay && !devolvido && estado !== 'espera' && estado !== 'oferta' && (
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
