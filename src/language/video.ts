/** Where videos are that a page can show: the host of the player alone, and how addresses name a video. */
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

/** The hosts that a page may show something of within itself, once it is asked for. */
export const playerHosts = places.map(([player]) => new URL(player).origin);

/** The address of the player of the video at an address; '' where there is none. */
export function playerOf(address: string): string {
  const [found] = places.flatMap(([player, named]) => {
    const [, video] = named.exec(address) ?? [];
    return video ? `${player}${video}` : [];
  });
  return found ?? '';
}
