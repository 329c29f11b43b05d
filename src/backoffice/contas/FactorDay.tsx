import { Box } from '@mantine/core';
import { date } from '../../fields/date.ts';
import { longDate } from '../../language/calendar.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { Note } from '../parts/Note.tsx';

const desde = date('A partir de', { help: 'Vazio: fica ao critério de cada pessoa.' });

/** The day from which everybody needs a second factor, set by an administrator. */
export function FactorDay({ day }: { day: string }) {
  return (
    <>
      <Note>
        {day === ''
          ? 'A verificação em dois passos fica ao critério de cada pessoa, em «A minha conta».'
          : `A partir de ${longDate(day)}, quem não tiver a verificação em dois passos só entra para a ligar.`}
      </Note>
      <Box mt="sm">
        <ActionButton
          label="Pedir dois passos a todos"
          confirm={{
            question: 'Pedir a todos a verificação em dois passos',
            children:
              'A partir desse dia, quem não a tiver é levado a ligá-la antes de fazer mais alguma coisa. Avise as pessoas com tempo.',
            yes: 'Guardar',
            fields: { desde },
            asksPassword: true,
            initial: { desde: day },
          }}
          act={(body, password) => call('PUT /api/segundo-fator', { body, password })}
          failed="Não foi possível guardar o dia"
          done={() => 'O dia ficou guardado.'}
        />
      </Box>
    </>
  );
}
