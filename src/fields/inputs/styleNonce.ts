/** The number of this answer of the server, without which no style sheet that is written into the page counts. */
export function styleNonce(): string {
  const data = document.getElementById('data')?.textContent ?? '{}';
  return (JSON.parse(data) as { styleNonce?: string }).styleNonce ?? '';
}
