import { useState } from 'react';
import { counted } from '../../language/counted.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { ShownOnce } from '../parts/ShownOnce.tsx';

/** Recovery codes, the one time they can be read. */
export function CodesShown({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  return (
    <ShownOnce
      title="Códigos de recuperação"
      secret={codes}
      after="Cada um serve uma vez. Depois de fechar, não voltam a ser mostrados."
      kept="Já os guardei"
      onClose={onClose}
    >
      Se perder o telemóvel ou a chave, entra com um destes códigos. Guarde-os em papel, ou onde
      guarda as palavras-passe, e não no mesmo telemóvel.
    </ShownOnce>
  );
}

/** How many recovery codes are left, and a button to make new ones. */
export function RecoveryCodes({ left }: { left: number }) {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <>
      <p>
        {left === 0
          ? 'Já não tem códigos de recuperação: faça outros, para não ficar à porta se perder o telemóvel.'
          : `${counted(left, 'código de recuperação por usar', 'códigos de recuperação por usar')}, para o dia em que lhe faltar o telemóvel ou a chave.`}
      </p>
      <ActionButton
        label="Fazer novos códigos"
        confirm={{
          question: 'Fazer novos códigos de recuperação?',
          children: 'Os que tem guardados deixam de servir.',
          yes: 'Sim, Fazer',
          asksPassword: true,
        }}
        act={(_, password) => call('POST /api/auth/codigos', { password })}
        failed="Não foi possível fazer os códigos"
        done={({ codigos }) => void setCodes(codigos)}
      />
      {codes && <CodesShown codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}
