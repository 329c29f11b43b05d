import type { Locator, Page } from '@playwright/test';
import type { Sample } from '../samples.ts';

/** Uses a page as a person would, and counts the steps. */
export type Hand = ReturnType<typeof makeHand>;

/** A step is one press, one field filled in or one choice of files. */
export function makeHand(page: Page) {
  let steps = 0;
  /** Waits for an element, counts a step and scrolls to it. */
  async function reach(at: Locator): Promise<Locator> {
    await at.waitFor({ state: 'attached' });
    steps += 1;
    await at.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      // A person sees the element that they use.
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
    });
    return at;
  }
  return {
    steps: () => steps,
    press: async (at: Locator) => (await reach(at)).click(),
    key: async (chord: string) => {
      steps += 1;
      await page.keyboard.press(chord);
    },
    fill: async (field: Locator, words: string) => (await reach(field)).fill(words),
    /** A day is read when the field is left. */
    day: async (field: Locator, day: string) => {
      await (await reach(field)).fill(day);
      await field.blur();
    },
    choose: async (field: Locator, option: string) => (await reach(field)).selectOption(option),
    files: async (field: Locator, files: Sample | Sample[]) =>
      (await reach(field)).setInputFiles(files),
  };
}
