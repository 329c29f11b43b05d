import { confirmacao } from '../../sections/contas.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { Part } from './Part.tsx';

/** The way out of the invented village; for administrators. */
export function Demonstracao({ onRemoved }: { onRemoved(): void }) {
  return (
    <Part id="demonstracao" title="Conteúdo de demonstração">
      <p>
        O site começa com uma aldeia inventada, para mostrar como fica. Quando estiver pronto a
        usá-lo, apague-a de uma vez: o que escreveu ou alterou fica como está.
      </p>
      <ActionButton
        label="Apagar conteúdo de demonstração"
        asked={{
          question: 'Deseja apagar o conteúdo de demonstração?',
          children:
            'Desaparecem todos os registos da aldeia inventada que ninguém alterou, e as reservas dos eventos dela; quem as fez recebe um email a dizê-lo. Se apagar, não poderá voltar atrás.',
          yes: 'Sim, Apagar',
          grave: true,
          fields: confirmacao.fields,
        }}
        act={({ password }) =>
          call('DELETE /api/demonstracao', {
            password: String(password),
          })
        }
        failed="Não foi possível apagar"
        done={({ demonstracao: { removidos } }) => {
          onRemoved();
          return removidos === 0
            ? 'Já não havia conteúdo de demonstração.'
            : `O conteúdo de demonstração foi apagado (${removidos} registos). Preencha agora as definições da sua aldeia.`;
        }}
      />
    </Part>
  );
}
