import { useParams } from 'react-router';
import { copyFields } from '../../calls/records.ts';
import { nounOf } from '../../sections/atividade.ts';
import { callRecords } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { editPath, type Item, itemCall, keyOf, type Source } from './source.ts';

/** Begins a new record with what this one says, and opens its form. */
export function DuplicateButton({ source }: { source: Source }) {
  const { key = '' } = useParams();
  const { collection, section } = source;
  return (
    <ActionButton
      label="Duplicar"
      asked={
        section.isYearly && {
          question: `Duplicar ${nounOf(section)}?`,
          children:
            'Fica um rascunho com os mesmos textos e fotos, que ninguém vê antes de o publicar.',
          fields: copyFields,
          yes: 'Duplicar',
        }
      }
      act={(values) => callRecords('POST', `${itemCall(source, key)}/duplicar`, values)}
      failed="Não foi possível duplicar"
      done={() => 'Ficou guardado um rascunho novo: complete-o aqui.'}
      to={(answer) => editPath(source, keyOf(source, answer[collection.one] as Item))}
    />
  );
}
