import { test } from '@playwright/test';

/** The screen size and the touch of a phone. */
export const onAPhone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The screen size of a small laptop. */
const atADesk = { viewport: { width: 1366, height: 768 }, hasTouch: false };

/** Walks journeys on the device they are mostly made on and, at night, on the other one too. */
export function onBothDevices(usual: 'desk' | 'phone', walk: (isPhone: boolean) => void): void {
  for (const isPhone of [false, true]) {
    const tag = isPhone === (usual === 'phone') ? [] : '@prove';
    test.describe(isPhone ? 'on a phone' : 'at a desk', { tag }, () => {
      test.use(isPhone ? onAPhone : atADesk);
      walk(isPhone);
    });
  }
}
