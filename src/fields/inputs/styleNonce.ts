/** The nonce of this page, without which the browser ignores style sheets added by scripts. */
export function styleNonce(): string {
  const data = document.getElementById('data')?.textContent ?? '{}';
  return (JSON.parse(data) as { styleNonce?: string }).styleNonce ?? '';
}
