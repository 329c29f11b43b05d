import { whenSeen } from '../../fields/inputs/whenSeen.ts';
import { wakeNearIslands, wakeTouchedIslands } from './islands.ts';
import { startMenu } from './menu.ts';
import { startOpeningHours } from './openingHours.ts';
import { startReadMore } from './readMore.ts';
import { layOutInTurn, startSections } from './sections.ts';
import { startTransitions } from './transitions.ts';
import { startUrgentes } from './urgentes.ts';
import { startVideos } from './videos.ts';
import { whenIdle, whenLoaded } from './whenIdle.ts';

/** The map is fetched only when its place comes into view. */
function openMaps(): void {
  for (const map of document.querySelectorAll<HTMLElement>('[data-map]')) {
    const open = async () => (await import('../parts/openMap.ts')).openMap(map);
    whenSeen(map, () => open().catch(console.error), '0px');
  }
}

/** Has the browser keep the last pages for when there is no connection; where no manifest is named that is switched off. */
function startWorker(): void {
  if (!document.querySelector('link[rel="manifest"]')) return;
  // Some browsers refuse it in their private windows.
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
}

/** Has photos keep in sight what staff chose, however they are cut; no page may carry styles of its own. */
function focusPhotos(): void {
  for (const photo of document.querySelectorAll<HTMLElement>('[data-foco]')) {
    photo.style.objectPosition = photo.dataset.foco ?? '';
  }
}

// All that a page runs at first: small and without React, since people read before it arrives.
focusPhotos();
startUrgentes();
startOpeningHours();
startMenu();
startSections();
startReadMore();
startVideos();
startTransitions();
wakeTouchedIslands();

// What nobody waits for runs once the page has loaded.
whenLoaded(() =>
  whenIdle(() => {
    wakeNearIslands();
    openMaps();
    layOutInTurn();
    startWorker();
  }),
);
