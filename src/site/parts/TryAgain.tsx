/** A link that loads an address again. */
export function TryAgain({ at }: { at: string }) {
  return (
    <a href={at} className="button">
      Tentar de novo
    </a>
  );
}
