/** Asks for an address once more. */
export function TryAgain({ at }: { at: string }) {
  return (
    <a href={at} className="button">
      Tentar de novo
    </a>
  );
}
