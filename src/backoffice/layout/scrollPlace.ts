import type { Location } from 'react-router';

/** Where a scroll position belongs. All addresses that were typed share one key, so they go by name. */
export function scrollPlace({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
