import { whenSeen } from '../../fields/inputs/whenSeen.ts';
import { learnWords, wakeNearIslands, wakeTouchedIslands } from './islands.ts';
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
    const open = async () => {
      const [{ openMap }] = await Promise.all([import('../parts/openMap.ts'), learnWords()]);
      await openMap(map);
    };
    whenSeen(map, () => open().catch(console.error), '0px');
  }
}

/** Has the browser keep the last pages for offline use; a page without a manifest has this switched off. */
function startWorker(): void {
  if (!document.querySelector('link[rel="manifest"]')) return;
  // Some browsers refuse it in their private windows.
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
}

/** Keeps in sight the point of each photo that staff chose; by script, since inline styles are forbidden. */
function focusPhotos(): void {
  for (const photo of document.querySelectorAll<HTMLElement>('[data-foco]')) {
    photo.style.objectPosition = photo.dataset.foco ?? '';
  }
}

// Everything that runs first: small and without React, since people begin to read at once.
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
