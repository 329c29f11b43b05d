import type { ComponentType } from 'react';
import { whenSeen } from '../../fields/inputs/whenSeen.ts';
import { reloadOnce, watchForLostCode } from '../../parts/lostCode.ts';

/** Everything on public pages that React moves, each by itself. */
const islands = {
  carousel: async () => (await import('../parts/CarouselPanel.tsx')).CarouselPanel,
  share: async () => (await import('../parts/ShareLinks.tsx')).ShareLinks,
  login: async () => (await import('../forms/LoginForm.tsx')).LoginForm,
  forgotten: async () => (await import('../forms/ForgottenForm.tsx')).ForgottenForm,
  recover: async () => (await import('../forms/RecoverForm.tsx')).RecoverForm,
};

/** Those of features, each in a file that is named after it. */
const ofFeatures = import.meta.glob<Record<string, ComponentType<object>>>(
  '../../features/*/*.island.tsx',
);

async function find(name: string): Promise<ComponentType<object>> {
  if (name in islands) {
    return islands[name as keyof typeof islands]() as Promise<ComponentType<object>>;
  }
  const [, load] =
    Object.entries(ofFeatures).find(([path]) => path.endsWith(`/${name}.island.tsx`)) ?? [];
  const Component = (await load?.())?.[name];
  if (!Component) throw new Error(`There is no island ${name}`);
  return Component;
}

/** The islands that React has taken over, and those that are on the way there. */
const awake = new WeakSet<HTMLElement>();
const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Hydrates an island, once; what failed may be tried again. */
function wake(element: HTMLElement): Promise<void> {
  const work = waking.get(element) ?? hydrate(element);
  waking.set(element, work);
  work.catch(() => waking.delete(element));
  return work;
}

async function hydrate(element: HTMLElement): Promise<void> {
  const { island: name = '' } = element.dataset;
  const [{ hydrateRoot }, { createElement }, Component] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    find(name),
  ]);
  const props = JSON.parse(element.dataset.props ?? '{}');
  hydrateRoot(element, createElement(Component, props), { identifierPrefix: name });
  awake.add(element);
}

/**
 * An island whose code cannot be loaded leaves the page readable; perhaps an update removed the code, so the
 * page is loaded anew once.
 */
function giveUp(error: unknown): Promise<void> {
  console.error(error);
  return reloadOnce();
}

/** Wakes an island that is touched, and lets the button that was pressed too early answer once it can. */
async function wakeTouched({ target, type }: Event): Promise<void> {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  if (!element || awake.has(element)) return;
  if (type === 'click') alertAfter(element)?.remove();
  try {
    await wake(element);
  } catch (error) {
    if (type === 'click') sayAsleep(element);
    return giveUp(error);
  }
  if (type === 'click') target.closest('button')?.click();
}

/** What was said of an island that did not wake. */
function alertAfter({ nextElementSibling: next }: HTMLElement): Element | null {
  return next?.matches('[role="alert"]') ? next : null;
}

/** Says that a press came to nothing, until the next one. */
function sayAsleep(element: HTMLElement): void {
  const words = document.createElement('p');
  words.role = 'alert';
  words.textContent = 'Não foi possível abrir. Verifique a ligação à Internet e tente de novo.';
  if (!alertAfter(element)) element.after(words);
}

/** From the first moment on, an island that is touched wakes. */
export function wakeTouchedIslands(): void {
  watchForLostCode();
  for (const type of ['click', 'focusin', 'change']) addEventListener(type, wakeTouched);
}

/** Those that are near, or come near, wake before anyone touches them. */
export function wakeNearIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    whenSeen(element, () => wake(element).catch(giveUp));
  }
}
