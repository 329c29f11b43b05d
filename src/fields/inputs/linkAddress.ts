const scheme = /^([a-z][a-z0-9.+-]*):/i;

/** Whether the server's sanitiser keeps a link with this address. */
export function isAllowedAddress(address: string): boolean {
  if (address.startsWith('//')) return false;
  const named = scheme.exec(address)?.[1];
  return named === undefined || /^(https?|mailto|tel)$/i.test(named);
}

/** The address meant by what was typed; '' if it cannot be a link. */
export function linkAddress(typed: string): string {
  const address = typed.trim();
  if (address === '' || /\s/.test(address) || !isAllowedAddress(address)) return '';
  if (scheme.test(address) || /^[/#]/.test(address)) return address;
  return /^[^/]+@[^/]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
