import type { Locator, Page } from 'playwright';

/** How a person works a page: by mouse, or by keyboard alone. */
export interface Hand {
  name: 'mouse' | 'keyboard';
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
}

const MOST_STOPS = 150;

export function mouseOf(page: Page): Hand {
  return {
    name: 'mouse',
    press: (target) => target.click(),
    type: async (target, text) => {
      await target.click();
      await page.keyboard.type(text);
    },
  };
}

/** Whether the target has the focus, or is of the row of tabs that has it. */
const placeOf = (target: Locator) =>
  target.evaluate((element) => {
    const { activeElement } = document;
    if (element === activeElement) return 'there';
    const isBeside =
      element.getAttribute('role') === 'tab' &&
      activeElement?.getAttribute('role') === 'tab' &&
      element.parentElement?.contains(activeElement) === true;
    return isBeside ? 'beside' : 'elsewhere';
  });

/** Goes from stop to stop until the target has the focus; of a row of tabs, by arrows within. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const place = await placeOf(target);
    if (place === 'there') return;
    await page.keyboard.press(place === 'beside' ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`no key leads to ${target}`);
}

export function keyboardOf(page: Page): Hand {
  return {
    name: 'keyboard',
    press: async (target) => {
      await reach(page, target);
      const isTicked = await target.evaluate(
        (element) => element instanceof HTMLInputElement || element.getAttribute('role') === 'checkbox',
      );
      const isTab = (await target.getAttribute('role')) === 'tab';
      if (isTab && (await target.getAttribute('aria-selected')) === 'true') return;
      await page.keyboard.press(isTicked ? 'Space' : 'Enter');
    },
    type: async (target, text) => {
      await reach(page, target);
      await page.keyboard.type(text);
    },
  };
}
