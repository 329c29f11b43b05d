import { slot } from '../../features/all.site.ts';
import type { Slots } from '../../features/feature.site.ts';

/** The way to hear of more like it, where a feature has one. */
export function FollowLink(props: Slots['follow']) {
  const Follow = slot('follow');
  return Follow ? <Follow {...props} /> : null;
}
