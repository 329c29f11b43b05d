import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnRequest } from './OwnRequest.island.tsx';

test('before the scripts arrive neither a message nor a file can be sent', () => {
  const html = renderToString(
    <OwnRequest segredo="x" faltam={[]} recebeFicheiros reabre={false} acompanha={false} retira />,
  );
  expect(html).toMatch(/<button type="submit"[^>]* disabled/);
  expect(html).toMatch(/<input type="file"[^>]* disabled/);
});
