import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StateValue } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { type ChartModel, toChartModel } from '#machines/kit/chart-model.ts';
import { chromiumOptions } from '#scripts/kit/chromium.mjs';
import { serveFolder } from '#scripts/kit/served.mjs';
import { stateWords } from '../model/words.ts';
import type { Picture } from '../view/review.ts';

interface StoryEntry {
  id: string;
  importPath: string;
  exportName?: string;
}

interface StoryPicture {
  machine: string;
  story: string;
  picture: Picture;
}

/** The literal of a generated story as a value: it holds nothing but names. */
const configurationOf = (literal: string): StateValue =>
  JSON.parse(literal.replaceAll("'", '"').replace(/([{,]\s*)(\w+):/g, '$1"$2":'));

/** The states that are active in a configuration, outermost first. */
export function statesOf(model: ChartModel, value: StateValue): string[] {
  const childOf = (parent: string | null, key?: string) =>
    model.nodes.find((node) => node.parent === parent && (key === undefined || node.key === key))?.id;
  const below = (parent: string, inner: StateValue): string[] => {
    const entries: [string, StateValue | undefined][] =
      typeof inner === 'string' ? [[inner, undefined]] : Object.entries(inner);
    return entries.flatMap(([key, deeper]) => {
      const id = childOf(parent, key);
      if (id === undefined) return [];
      return [
        id,
        ...(deeper === undefined || (typeof deeper === 'object' && Object.keys(deeper).length === 0)
          ? []
          : below(id, deeper)),
      ];
    });
  };
  const root = childOf(null);
  return root === undefined ? [] : [root, ...below(root, value)];
}

/** Which story shows which configuration, read from the generated story files. */
export function shots(stories: readonly StoryEntry[]): StoryPicture[] {
  return catalogue.flatMap(({ id, view, machine }) => {
    const file = `stories/${id}/${view}.states.stories.tsx`;
    if (view === null || !existsSync(file)) return [];
    const model = toChartModel(machine);
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/^export const (\w+) = stateStory\(subject, (.+)\);$/gm)].flatMap(
      ([, name = '', literal = '']) => {
        const story = stories.find((one) => one.importPath === `./${file}` && one.exportName === name);
        if (story === undefined) return [];
        const states = statesOf(model, configurationOf(literal));
        const leaves = states.filter((state) => !model.nodes.some(({ parent }) => parent === state));
        const words = leaves
          .map((leaf) => model.nodes.find((node) => node.id === leaf))
          .flatMap((node) => (node ? [stateWords(node)] : []));
        return [
          {
            machine: id,
            story: story.id,
            picture: { states, words: words.join(' · '), file: `pictures/${id}/${name}.png` },
          },
        ];
      },
    );
  });
}

/** Takes the screen of every state from its story in a built Storybook. */
export async function takePictures(
  storybook: string,
  folder: string,
  tellLost: (name: string) => void,
): Promise<Map<string, Picture[]>> {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  const { chromium } = await import('playwright');
  const served = await serveFolder(storybook);
  const browser = await chromium.launch(chromiumOptions());
  const taken = new Map<string, Picture[]>();
  try {
    const page = await browser.newPage({ viewport: { width: 960, height: 600 }, reducedMotion: 'reduce' });
    rmSync(join(folder, 'pictures'), { recursive: true, force: true });
    for (const { machine, story, picture } of shots(Object.values<StoryEntry>(index.entries))) {
      try {
        await page.goto(`${served.address}/iframe.html?id=${story}&viewMode=story`, { waitUntil: 'commit' });
        const body = page.locator('#storybook-root > *').first();
        // A machine may show nothing in a state: what is drawn comes soon after the page is up, or not at all.
        await page.locator('body.sb-show-main:not(.sb-show-preparing-story)').waitFor({ timeout: 10_000 });
        const isDrawn = await body.waitFor({ state: 'attached', timeout: 2_500 }).then(
          () => true,
          () => false,
        );
        if (!isDrawn) continue;
        mkdirSync(join(folder, 'pictures', machine), { recursive: true });
        await page.screenshot({ path: join(folder, picture.file), animations: 'disabled' });
        taken.set(machine, [...(taken.get(machine) ?? []), picture]);
      } catch {
        tellLost(picture.words);
      }
    }
  } finally {
    await browser.close();
    await served.close();
  }
  return taken;
}
