import { expect, test } from 'vitest';
import { startApp } from '../../../tests/startApp.ts';

test.each([
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:25' }, true],
  ['without one', {}, false],
])('%s visitors are told whether letters leave', async (_case, settings, expected) => {
  const village = await startApp('sqlite', { settings: settings as Record<string, string> });
  try {
    const { body } = await village.visitor('GET', '/api/definicoes');
    expect(body.enviaEmail).toBe(expected);
  } finally {
    await village.close();
  }
});
