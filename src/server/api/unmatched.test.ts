import { expect, test } from 'vitest';
import { captchaCall, urgentesCall } from '../../calls/village.ts';
import { refuseUnmatched } from './unmatched.ts';

test('a start without the route of a call, or the call of a route, says which and where to add it', () => {
  expect(() => refuseUnmatched([captchaCall], [captchaCall])).not.toThrow();
  expect(() => refuseUnmatched([captchaCall], [urgentesCall])).toThrow(
    /GET \/api\/captcha has no route: .*\nGET \/api\/urgentes is no listed call: /,
  );
});
