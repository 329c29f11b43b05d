/** The longest name that the standard allows. */
const mostOfName = 70;

/**
 * The text of a transfer's QR code for a banking app (EPC069-12, second version): to whom, how
 * much, and what for. '' if nothing is owed, or if the IBAN cannot be one.
 */
export function transferCode(
  { iban, councilName }: { iban: string; councilName: string },
  { sum, referencia }: { sum: number; referencia: string },
): string {
  const account = iban.replace(/\s/g, '').toUpperCase();
  const name = [...councilName].slice(0, mostOfName).join('').trim();
  if (sum <= 0 || name === '' || !/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return '';
  const [utf8, noBank, noPurpose, noReference] = ['1', '', '', ''];
  return [
    'BCD',
    '002',
    utf8,
    'SCT',
    noBank,
    name,
    account,
    `EUR${sum.toFixed(2)}`,
    noPurpose,
    noReference,
    `Reserva ${referencia}`,
  ].join('\n');
}
