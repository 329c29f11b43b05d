import { wakeNearIslands, wakeTouchedIslands } from './islands.ts';
import { startMenu } from './menu.ts';
import { startReadMore } from './readMore.ts';
import { layOutInTurn, startSections } from './sections.ts';
import { startTransitions } from './transitions.ts';
import { startUrgentes } from './urgentes.ts';
import { whenIdle, whenLoaded } from './whenIdle.ts';
import { whenSeen } from './whenSeen.ts';

/** The map is fetched by those who see its place. */
function openMaps(): void {
  for (const map of document.querySelectorAll<HTMLElement>('[data-map]')) {
    const open = async () => (await import('../parts/openMap.ts')).openMap(map);
    whenSeen(map, () => open().catch(console.error), '0px');
  }
}

// All that a page runs at first: small, and without React. The page is read before it comes.
startUrgentes();
startMenu();
startSections();
startReadMore();
startTransitions();
wakeTouchedIslands();

// What nobody waits for comes once the page stands.
whenLoaded(() =>
  whenIdle(() => {
    wakeNearIslands();
    openMaps();
    layOutInTurn();
  }),
);
