import type { Page } from 'playwright';
import type { StateValue } from 'xstate';

/** Where the machine behind a served page stands, as the views that show it were given it; null where none is shown. */
export const shownValue = (page: Page, id: string): Promise<StateValue | null> =>
  page.evaluate((wanted) => {
    interface Fiber {
      return: Fiber | null;
      memoizedProps: Readonly<Record<string, Shown | null | undefined>> | null;
    }
    interface Shown {
      logic?: { id?: string };
      getSnapshot(): { value: StateValue };
    }
    for (const element of document.querySelectorAll('main *')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
      if (key === undefined) continue;
      let fiber: Fiber | null = (element as unknown as Record<string, Fiber>)[key] ?? null;
      for (; fiber !== null; fiber = fiber.return) {
        const shown = Object.values(fiber.memoizedProps ?? {}).find((prop) => prop?.logic?.id === wanted);
        if (shown) return shown.getSnapshot().value;
      }
    }
    return null;
  }, id);
