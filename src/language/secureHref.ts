/** The address to follow: always https, whatever was typed before it. */
export function secureHref(typed: string): string {
  return `https://${typed.trim().replace(/^(https?:)?\/\//i, '')}`;
}
