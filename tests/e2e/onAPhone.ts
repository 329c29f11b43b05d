/** The screen size and the touch of a phone. */
export const onAPhone = { viewport: { width: 390, height: 844 }, hasTouch: true };
