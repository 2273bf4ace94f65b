import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { charts } from '#copy/charts.ts';
import { findChromium } from '#scripts/kit/chromium.mjs';
import { hashOfSources } from '#scripts/kit/installed.mjs';
import { root, runTool, say, stop } from '#scripts/kit/process.mjs';
import { gather } from './overview.ts';
import { takePictures } from './pictures.ts';
import { chartsAt, hasRevision, revisionWords } from './revision.ts';
import { writeSite } from './site.tsx';

const FOLDER = 'dist/charts';
const STORYBOOK = 'dist/storybook';
const STAMP = 'dist/storybook.hash';
const STORY_SOURCES = ['stories', 'src', 'machines', 'domain', 'contract', 'copy', '.storybook', 'package-lock.json'];
const words = charts.build;

interface Options {
  against: string | null;
  pictures: boolean;
}

function readOptions(given: readonly string[]): Options {
  const options: Options = { against: null, pictures: true };
  const left = [...given];
  while (left.length > 0) {
    const word = left.shift() ?? '';
    if (word === '--no-pictures') options.pictures = false;
    else if (word === '--pictures') options.pictures = true;
    else if (word === '--against' && left.length > 0) options.against = left.shift() ?? null;
    else stop(words.unknown(word));
  }
  return options;
}

/** A Storybook already built for these very sources is taken as it is. */
async function pictures() {
  const hasBrowser = findChromium() !== null;
  const stamp = hashOfSources(root, STORY_SOURCES, {});
  const isCurrent = existsSync(STAMP) && existsSync(`${STORYBOOK}/index.json`) && readFileSync(STAMP, 'utf8') === stamp;
  const built = isCurrent
    ? { code: 0 }
    : hasBrowser
      ? await runTool(
          'storybook/dist/bin/dispatcher.js',
          ['build', '--quiet', '-o', STORYBOOK, '--disable-telemetry'],
          {
            limitSeconds: 300,
          },
        )
      : null;
  if (!hasBrowser || built?.code !== 0) {
    say(words.noStorybook);
    return null;
  }
  writeFileSync(STAMP, stamp);
  const taken = await takePictures(STORYBOOK, FOLDER, (name) => say(words.lostPicture(name)));
  say(words.pictures([...taken.values()].flat().length));
  return taken;
}

const startedAt = performance.now();
const { against, pictures: withPictures } = readOptions(process.argv.slice(2));
if (against !== null && !hasRevision(against)) stop(words.noRevision(against));
say(words.working);
const overview = await gather({
  against: against === null ? null : { revision: revisionWords(against), models: chartsAt(against) },
  pictures: withPictures ? await pictures() : null,
  tell: (id, failure) => say(words.noLayout(id, failure)),
  madeAt: new Date().toLocaleString('zh-CN', { hour12: false }),
});
await writeSite(resolve(FOLDER), overview);
say(words.done(overview.machines.length, ((performance.now() - startedAt) / 1000).toFixed(1)));
