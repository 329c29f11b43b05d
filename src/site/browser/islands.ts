import type { ComponentType } from 'react';
import { whenSeen } from '../../fields/inputs/whenSeen.ts';
import { type Language, speak, type Words } from '../../language/speaking.ts';
import { reloadOnce, watchForLostCode } from '../../parts/lostCode.ts';

/** The interactive parts of public pages, each loaded separately. */
const islands = {
  carousel: async () => (await import('../parts/CarouselPanel.tsx')).CarouselPanel,
  share: async () => (await import('../parts/ShareLinks.tsx')).ShareLinks,
  login: async () => (await import('../forms/LoginForm.tsx')).LoginForm,
  forgotten: async () => (await import('../forms/ForgottenForm.tsx')).ForgottenForm,
  recover: async () => (await import('../forms/RecoverForm.tsx')).RecoverForm,
};

/** The islands of features, each in a file named after it. */
const ofFeatures = import.meta.glob<Record<string, ComponentType<object>>>(
  '../../features/*/*.island.tsx',
);

const tables = import.meta.glob<Record<string, Words>>('../../language/words/??.ts');

/** Loads the words of the page's language; Portuguese needs none. */
export async function learnWords(): Promise<void> {
  const language = document.documentElement.lang as Language;
  const words = (await tables[`../../language/words/${language}.ts`]?.())?.[language];
  if (words) speak(() => ({ language, words }));
}

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

/** The islands that are hydrated, and those being hydrated. */
const awake = new WeakSet<HTMLElement>();
const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Hydrates an island once; after a failure it can be tried again. */
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
    learnWords(),
  ]);
  const props = JSON.parse(element.dataset.props ?? '{}');
  hydrateRoot(element, createElement(Component, props), { identifierPrefix: name });
  awake.add(element);
}

/**
 * Without the code of an island the page is still readable. An update may have removed the code, so
 * the page is reloaded once.
 */
function giveUp(error: unknown): Promise<void> {
  console.error(error);
  return reloadOnce();
}

/** Wakes an island that is touched, then repeats the click on a button that was pressed too early. */
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

/** The message after an island that did not wake. */
function alertAfter({ nextElementSibling: next }: HTMLElement): Element | null {
  return next?.matches('[role="alert"]') ? next : null;
}

/** By the language of the page. Not in the tables of words: without a connection they cannot be fetched. */
const asleep: Record<string, string> & { pt: string } = {
  pt: 'Não foi possível abrir. Verifique a ligação à Internet e tente de novo.',
  en: 'This could not be opened. Please check your Internet connection and try again.',
  es: 'No se ha podido abrir. Compruebe la conexión a Internet e inténtelo de nuevo.',
  fr: 'Ouverture impossible. Vérifiez votre connexion à Internet et réessayez.',
};

/** Says that a click did nothing; the message goes with the next click. */
function sayAsleep(element: HTMLElement): void {
  const words = document.createElement('p');
  words.role = 'alert';
  words.textContent = asleep[document.documentElement.lang] ?? asleep.pt;
  if (!alertAfter(element)) element.after(words);
}

/** Wakes islands as soon as they are touched. */
export function wakeTouchedIslands(): void {
  watchForLostCode();
  for (const type of ['click', 'focusin', 'change']) addEventListener(type, wakeTouched);
}

/** Wakes islands that are near the screen, or come near it, before anyone touches them. */
export function wakeNearIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    whenSeen(element, () => wake(element).catch(giveUp));
  }
}
