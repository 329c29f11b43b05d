type Props = {
  /** `asleep` until the scripts have arrived: without them a press would send the form to no one. */
  state: 'asleep' | 'ready' | 'sending' | 'sent';
  label: string;
  /** The label while it is sent. */
  sending: string;
};

/** The button that sends a form of the entrance. */
export function SubmitButton({ state, label, sending }: Props) {
  const isSending = state === 'sending' || undefined;
  return (
    <button
      type="submit"
      className="button"
      disabled={state === 'asleep'}
      aria-disabled={isSending}
    >
      {isSending ? sending : label}
    </button>
  );
}
