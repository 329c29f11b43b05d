import { hour } from '../../language/durations.ts';

/** From one night to the next, with the quarter of an hour that each may begin later and what it takes. */
const mostHours = 26;

/** Whether a server that made a backup by itself has left one out since. */
export function isNightMissed(lastNight: string, now: Date): boolean {
  return lastNight !== '' && now.getTime() - Date.parse(lastNight) > mostHours * hour;
}
