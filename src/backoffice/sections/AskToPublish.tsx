import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { headingOf, type Item, keyOf, type Source } from './source.ts';

/** Asks for a draft to be published as it stands. */
export function AskToPublish({ source, item }: { source: Source; item: Item }) {
  const { name: seccao } = source.section;
  return (
    <ActionButton
      label="Pedir publicação"
      act={() => call('POST /api/publicacoes', { body: { seccao, chave: keyOf(source, item) } })}
      failed="Não foi possível pedir"
      done={() => `«${headingOf(source, item)}» espera agora por quem publica.`}
    />
  );
}
