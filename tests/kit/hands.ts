import type { Locator, Page } from 'playwright';

/** How a person works a page: by mouse, or by keyboard alone. */
export interface Hand {
  name: 'mouse' | 'keyboard';
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  /** Chooses an option of a native select by its label. */
  choose(select: Locator, label: string): Promise<void>;
}

const MOST_STOPS = 150;
const MOST_OPTIONS = 100;

export function mouseOf(page: Page): Hand {
  return {
    name: 'mouse',
    press: (target) => target.click(),
    choose: async (select, label) => {
      await select.selectOption({ label });
    },
    type: async (target, text) => {
      await target.click();
      await page.keyboard.type(text);
    },
  };
}

/** Whether an element has the focus, is of the row of tabs that has it, or on which side of the focus it is. */
function placeOf(element: Element) {
  const { activeElement } = document;
  if (!element.isConnected) return 'removed';
  if (element === activeElement) return 'there';
  const isBeside =
    element.getAttribute('role') === 'tab' &&
    activeElement?.getAttribute('role') === 'tab' &&
    element.parentElement?.contains(activeElement) === true;
  if (isBeside) return 'beside';
  const isBehind =
    activeElement !== null &&
    activeElement !== document.body &&
    (element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  // Backwards a date is entered at its end, and is typed from its beginning.
  return isBehind && !element.matches('input[type=date]') ? 'behind' : 'ahead';
}

const KEYS = { beside: 'ArrowRight', behind: 'Shift+Tab', ahead: 'Tab' } as const;

const elementOf = async (target: Locator) => {
  const element = await target.elementHandle();
  if (element === null) throw new Error(`nothing is there of ${target}`);
  return element;
};

/** Goes from stop to stop until the target has the focus; of a row of tabs, by arrows within. To find an element by its role takes long: only one that was replaced is looked for again. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  let element = await elementOf(target);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const targetPoint = await element.evaluate(placeOf);
    if (targetPoint === 'there') return;
    if (targetPoint === 'removed') element = await elementOf(target);
    else await page.keyboard.press(KEYS[targetPoint]);
  }
  throw new Error(`no key leads to ${target}`);
}

const chosenLabel = (select: Locator) =>
  select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label);

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
    choose: async (select, label) => {
      await reach(page, select);
      await page.keyboard.press('Home');
      for (let steps = 0; steps < MOST_OPTIONS; steps += 1) {
        if ((await chosenLabel(select)) === label) return;
        await page.keyboard.press('ArrowDown');
      }
      throw new Error(`no key chooses ${label} in ${select}`);
    },
    type: async (target, text) => {
      await reach(page, target);
      await page.keyboard.type(text);
    },
  };
}
