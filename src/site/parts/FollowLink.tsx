import { slot } from '../../features/all.site.ts';
import type { Slots } from '../feature.ts';

/** The link for following such news, if a feature provides one. */
export function FollowLink(props: Slots['follow']) {
  const Follow = slot('follow');
  return Follow ? <Follow {...props} /> : null;
}
