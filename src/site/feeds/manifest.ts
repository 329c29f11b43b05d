import type { Reader } from '../reader.ts';

export const manifestType = 'application/manifest+json; charset=utf-8';

/** How the site looks as an app on a phone: with the village's name and its coat of arms. */
export async function manifest(read: Reader): Promise<string> {
  const { definicoes } = await read('/api/definicoes');
  const name = definicoes.villageName || 'Aldeia';
  // Phones fetch an icon again only if its address changes.
  const of = definicoes.brasao && `?de=${encodeURIComponent(definicoes.brasao)}`;
  const icon = (file: string, size: number, purpose = 'any') => ({
    src: `/${file}.png${of}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'pt-PT',
    name,
    short_name: name,
    description: definicoes.tagline,
    background_color: '#f8f5ee',
    theme_color: '#1f5140',
    icons: [
      icon('icone-192', 192),
      icon('icone-512', 512),
      icon('icone-recortavel', 512, 'maskable'),
    ],
  });
}
