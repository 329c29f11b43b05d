import { t } from '../../language/speaking.ts';
/** A link that loads an address again. */
export function TryAgain({ at }: { at: string }) {
  return (
    <a href={at} className="button">
      {t('Tentar de novo')}
    </a>
  );
}
