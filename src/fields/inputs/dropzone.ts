/** A place to drop files on that is no button itself: a real button inside it opens the choice of files. */
export const besideButton = {
  activateOnClick: false,
  activateOnKeyboard: false,
  enablePointerEvents: true,
  inputProps: { 'aria-hidden': true },
} as const;
