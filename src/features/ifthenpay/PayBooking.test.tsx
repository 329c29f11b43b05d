import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PayBooking } from './PayBooking.island.tsx';

test('before the scripts arrive no way of paying can be chosen, and no phone typed', () => {
  const html = renderToString(
    <PayBooking
      segredo="x"
      data={{
        meios: ['mbway', 'multibanco'],
        simulado: false,
        telemovel: '',
        porPagar: 10,
        arrayPagamentos: [],
      }}
    />,
  );
  expect(html).toMatch(/<fieldset[^>]* disabled/);
  expect(html).toMatch(/<input type="tel"[^>]* disabled/);
  expect(html).toMatch(/<button type="submit"[^>]* disabled/);
});
