import { Text } from '@mantine/core';

/** A note for photos that visitors' browsers load from another site. */
export function ElsewhereNote({ addresses }: { addresses: readonly string[] }) {
  if (!addresses.some((address) => /^(https?:)?\/\//i.test(address))) return null;
  return (
    <Text size="sm">
      Esta fotografia fica noutro site: pode desaparecer, e esse site fica a saber quem a vê. Se a
      tiver, é melhor carregá-la aqui.
    </Text>
  );
}
