const scheme = /^([a-z][a-z0-9.+-]*):/i;

/** Whether the server keeps a link or a picture with this address. */
export function isAllowedAddress(address: string): boolean {
  if (address.startsWith('//')) return false;
  const named = scheme.exec(address)?.[1];
  return named === undefined || /^(https?|mailto|tel)$/i.test(named);
}

/** The address that people mean by what they typed; '' where there is none that could be followed. */
export function linkAddress(typed: string): string {
  const address = typed.trim();
  if (address === '' || /\s/.test(address) || !isAllowedAddress(address)) return '';
  if (scheme.test(address) || /^[/#]/.test(address)) return address;
  return /^[^/]+@[^/]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
