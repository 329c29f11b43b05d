/** For drop zones that are not buttons themselves: a real button inside opens the file picker. */
export const besideButton = {
  activateOnClick: false,
  activateOnKeyboard: false,
  enablePointerEvents: true,
  inputProps: { 'aria-hidden': true },
} as const;
