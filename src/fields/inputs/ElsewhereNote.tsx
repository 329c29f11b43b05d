import { Text } from '@mantine/core';

/** Said where a photo is fetched from another site by whoever looks at the page. */
export function ElsewhereNote({ addresses }: { addresses: readonly string[] }) {
  if (!addresses.some((address) => /^(https?:)?\/\//i.test(address))) return null;
  return (
    <Text size="sm">
      Esta fotografia fica noutro site: pode desaparecer, e esse site fica a saber quem a vê. Se a
      tiver, é melhor carregá-la aqui.
    </Text>
  );
}
