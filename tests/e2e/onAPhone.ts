/** A page in the hand of a visitor. */
export const onAPhone = { viewport: { width: 390, height: 844 }, hasTouch: true };
