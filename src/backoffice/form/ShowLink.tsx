import { type ReactNode, useState } from 'react';
import type { Refused } from '../../calls/ask.ts';
import { QrCode } from '../../parts/QrCode.tsx';
import { PrintButton } from '../parts/PrintButton.tsx';
import { ShownOnce } from '../parts/ShownOnce.tsx';
import { ActionButton } from './ActionButton.tsx';

type Props = {
  /** Whose page it is: «da reserva». */
  of: string;
  /** Asks the server for the address, which notes who asked. */
  ask(): Promise<{ endereco: string } | Refused>;
  /** What the printed slip says before the address. */
  children: ReactNode;
};

/** Shows the address of a private page that no letter brings, to be copied or printed and handed over. */
export function ShowLink({ of, ask, children }: Props) {
  const [address, setAddress] = useState('');
  return (
    <>
      <ActionButton
        label="Mostrar a ligação"
        act={ask}
        failed="Não foi possível mostrar a ligação"
        done={({ endereco }) => void setAddress(endereco)}
      />
      {address && (
        <ShownOnce
          title={`Ligação para a página ${of}`}
          secret={address}
          after="Entregue-a à própria pessoa, e a mais ninguém. Fica na atividade quem a mostrou."
          kept="Já a entreguei"
          other={
            <PrintButton label="Imprimir talão">
              {children}
              <p>
                Para saber como está, ou desistir, aponte o telemóvel a este código ou escreva o
                endereço:
              </p>
              <QrCode text={address} label={`Código da página ${of}`} />
              <p style={{ overflowWrap: 'anywhere' }}>{address}</p>
              <p>Guarde este talão: quem o tiver pode ver a página e mexer nela.</p>
            </PrintButton>
          }
          onClose={() => setAddress('')}
        >
          Esta pessoa não a recebe por email. Quem a tiver abre a página e muda o que lá se muda.
        </ShownOnce>
      )}
    </>
  );
}
