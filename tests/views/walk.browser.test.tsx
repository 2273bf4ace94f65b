import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { subject as chunkReload } from '#stories/chunk-reload/chunk-reload.subject.tsx';
import { controlName, dueButtons, offeredButtons } from '#stories/kit/subject.ts';
import { subject as navigation } from '#stories/navigation/navigation.subject.tsx';
import { type Driver, drive } from '../kit/drive.ts';
import { explore } from '../kit/explore.ts';
import { scenicPaths } from '../kit/paths.ts';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
});

/** What a person sees in each state that matters, written by hand. */
const sights: Record<string, Record<string, string>> = {
  'chunk-reload': { failed: '页面加载失败，请重试', reloading: '页面加载中' },
  navigation: { failed: '抱歉，服务器繁忙！', lost: '页面加载失败，请重试' },
};

describe.each([chunkReload, navigation])('$entry.title', (subject) => {
  const { id, machine, cases } = subject.entry;

  test.each(scenicPaths(explore(machine, cases)))(
    '$name by clicks: only the buttons that work are offered',
    async ({ edges }) => {
      const gestures = Object.fromEntries(
        Object.entries(subject.controls).map(([type, control]) => [
          type,
          () =>
            page.getByRole('button', { name: controlName(control, driver.actor.getSnapshot()), exact: true }).click(),
        ]),
      );
      const driver: Driver = drive(machine, cases, gestures);
      driver.start();
      flushSync(() => root.render(subject.render(driver.actor)));
      for (const edge of edges) {
        await driver.take(edge);
        const snapshot = driver.actor.getSnapshot();
        await expect.poll(() => offeredButtons(place)).toEqual(dueButtons(subject, snapshot));
        const state = typeof snapshot.value === 'string' ? snapshot.value : String(snapshot.value.page);
        const words = sights[id]?.[state];
        if (words !== undefined) await expect.poll(() => place.textContent).toContain(words);
      }
      driver.actor.stop();
    },
  );
});
