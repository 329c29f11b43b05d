/** Whether nine digits are a Portuguese tax number: the last one checks the others, modulo 11. */
export function isNif(typed: string): boolean {
  if (!/^[1-35-9]\d{8}$/.test(typed)) return false;
  const sum = [...typed.slice(0, 8)].reduce((all, digit, at) => all + Number(digit) * (9 - at), 0);
  return Number(typed[8]) === ((11 - (sum % 11)) % 11) % 10;
}
