import { scrollWindow } from '../../parts/scrollWindow.ts';
import { whenIdle, whenLoaded } from './whenIdle.ts';

const duration = 800;
/** Pixels from the top at which a section stops, below the top bar. */
const offset = 130;

/** The path of the landing page, in any language. */
const landing = /^\/(en|es|fr)?$/;
const sections = 'main > section[id]';
const topOf = (section: Element) => section.getBoundingClientRect().top;

/** The section of the landing page that an address names, if this is that page. */
function sectionAt(hash: string): HTMLElement | undefined {
  const element = document.getElementById(hash.slice(1));
  return element?.matches(sections) ? element : undefined;
}

/** Lays out a section that was off the screen, so that its height is known. */
function layOut(section: Element): void {
  (section as HTMLElement).style.contentVisibility = 'visible';
}

/** Lays out all sections, before scrolling beyond the screen. */
const layOutAll = () => document.querySelectorAll(sections).forEach(layOut);

/**
 * Lays them out one after the other, so that the browser can respond in between to somebody who is
 * already scrolling or typing.
 */
export function layOutInTurn(): void {
  const next = (rest: Element[]) => {
    const [first, ...others] = rest;
    if (!first) return;
    layOut(first);
    whenIdle(() => next(others));
  };
  next([...document.querySelectorAll(sections)]);
}

/** Scrolls to a section and moves the focus there, so that the keyboard goes on from it. */
function goTo(section: HTMLElement): void {
  layOutAll();
  scrollWindow(() => topOf(section) - offset, duration);
  section.focus({ preventScroll: true });
}

/** The `sessionStorage` key of the section to go to after a change of page. */
const destination = 'destino';

/** Remembers the section for the next page; false if the browser stores nothing for this site. */
function noteDestination(hash: string): boolean {
  try {
    sessionStorage.setItem(destination, hash);
    return true;
  } catch {
    return false;
  }
}

/** The section noted on the page before; it can be read only once. */
function takeDestination(): string {
  try {
    const hash = sessionStorage.getItem(destination) ?? '';
    sessionStorage.removeItem(destination);
    return hash;
  } catch {
    return '';
  }
}

/** Follows a link to a section of the landing page; coming from another page, it opens at its top first. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  if (!link || !isPlain || link.origin !== location.origin) return;
  if (!landing.test(link.pathname) || link.hash === '') return;
  const section = link.pathname === location.pathname && sectionAt(link.hash);
  if (section) {
    event.preventDefault();
    keepPlace();
    if (location.hash !== link.hash) history.pushState(null, '', link.hash);
    goTo(section);
  } else if (noteDestination(link.hash)) {
    // Otherwise the browser follows the link by itself, without smooth scrolling.
    event.preventDefault();
    location.assign(link.pathname);
  }
}

/** Where the reader is: this many pixels below the top of a section. */
type Place = { id: string; below: number };

/**
 * Remembers where the reader is, as a section and the pixels below its top. Pixels from the top of the page
 * would not do: the heights of sections that were never on the screen are only estimates, and their content
 * may change.
 */
function keepPlace(): void {
  const passed = [...document.querySelectorAll(sections)].filter((each) => topOf(each) <= 0);
  const last = passed.at(-1);
  if (last) history.replaceState({ id: last.id, below: -topOf(last) } satisfies Place, '');
}

/** Returns to where the reader was on this visit, at once. */
function returnToPlace(): void {
  const { id = '', below = 0 } = (history.state ?? {}) as Partial<Place>;
  const section = document.getElementById(id);
  const named = sectionAt(location.hash);
  if (section) {
    layOutAll();
    window.scrollBy(0, topOf(section) + below);
  } else if (named) goTo(named);
}

/** On the landing page, links scroll to sections, and Back returns to where the reader was. */
function startLanding(): void {
  history.scrollRestoration = 'manual';
  let soon: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(soon);
    soon = setTimeout(keepPlace, 100);
  });
  addEventListener('pagehide', keepPlace);
  addEventListener('popstate', returnToPlace);
  const section = sectionAt(takeDestination());
  if (section) {
    // Any earlier, the browser would jump there by itself.
    whenLoaded(() => history.replaceState(history.state, '', `#${section.id}`));
    goTo(section);
  } else {
    returnToPlace();
  }
}

/** Makes links to the landing page's sections lead there smoothly, from every page. */
export function startSections(): void {
  addEventListener('click', follow);
  if (document.getElementById('hero')) startLanding();
}
