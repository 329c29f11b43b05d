/** The video sites that a page can embed: the player's address, and a pattern for the video in a link. */
const places = [
  [
    'https://www.youtube-nocookie.com/embed/',
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*[&;])?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
  ],
  [
    'https://player.vimeo.com/video/',
    /^https:\/\/(?:player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?!\w)/,
  ],
] as const;

/** The hosts that a page may embed in a frame, for the Content-Security-Policy. */
export const playerHosts = places.map(([player]) => new URL(player).origin);

/** The address of the player for a video's address; '' if it is not a video that can be embedded. */
export function playerOf(address: string): string {
  const [match] = places.flatMap(([player, named]) => {
    const [, video] = named.exec(address) ?? [];
    return video ? `${player}${video}` : [];
  });
  return match ?? '';
}
