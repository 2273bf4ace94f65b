import type { Page } from 'playwright';
import type { StateValue } from 'xstate';

/** Where the machine behind a served page stands, as the views that show it were given it; null where none is shown. */
export const shownValue = (page: Page, id: string): Promise<StateValue | null> =>
  page.evaluate((wanted) => {
    interface Fiber {
      return: Fiber | null;
      memoizedProps: { actor?: { logic?: { id?: string }; getSnapshot(): { value: StateValue } } } | null;
    }
    for (const element of document.querySelectorAll('main *')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
      if (key === undefined) continue;
      let fiber: Fiber | null = (element as unknown as Record<string, Fiber>)[key] ?? null;
      for (; fiber !== null; fiber = fiber.return) {
        const actor = fiber.memoizedProps?.actor;
        if (actor?.logic?.id === wanted) return actor.getSnapshot().value;
      }
    }
    return null;
  }, id);
