import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../scripts/build.mjs';
import { chromiumOptions } from '../scripts/kit/chromium.mjs';
import { buildFloor } from '../scripts/kit/floor.mjs';
import { root, say, stop } from '../scripts/kit/process.mjs';
import { serveBuilt, serveFolder } from '../scripts/kit/served.mjs';
import { HEAD, holds, rowOf } from './figures/figure.mjs';
import { keys, memory, routeChange, scrolling, secondVisit } from './figures/pages.mjs';
import { noStall, reads } from './figures/server.mjs';

/** @typedef {import('./figures/figure.mjs').Figure} Figure */

/** Far more than one address may ask in a minute. */
const UNLIMITED = '10000000';

/** Whole puzzles beside bare encodes: how much longer one takes. @returns {Figure} */
const captcha = () => {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'bench/captcha.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const [, share = ''] = /slider, pool of two: .* ([\d.]+) of bare/.exec(stdout) ?? [];
  return { id: 'P17', what: '整张滑块验证码的时间，占裸 JPEG 编码', goal: 1 / 0.35, value: 1 / Number(share) };
};

/** Figures that loading a page does not tell: changing it, reading it, staying on it, and the server behind it. */
export const benchFigures = async () => {
  if (process.platform !== 'linux') stop('处理器时间取自 /proc，只能在 Linux 上测量。');
  await build();
  const options = chromiumOptions();
  if (!options.executablePath) stop('需要 Chromium：请安装它，或用 CHROMIUM_PATH 指明路径。');
  process.env.REQUESTS_PER_MINUTE = UNLIMITED;
  const site = await serveBuilt();
  const floor = await serveFolder(await buildFloor('floor-routes'));
  const { chromium } = await import('playwright');
  const browser = await chromium.launch(options);
  /** @type {Figure[]} */
  const figures = [];
  const report = (/** @type {Figure[]} */ ...reported) => {
    figures.push(...reported);
    for (const figure of reported) console.log(rowOf(figure));
  };
  console.log(HEAD);
  try {
    report(await routeChange(browser, { site: site.address, floor: floor.address }));
    report(...(await scrolling(browser, site.address)));
    report(await keys(browser, site.address));
    report(...(await memory(browser, { site: site.address, floor: floor.address })));
    const asked = { address: site.address, pid: site.pid ?? 0 };
    report(...(await reads(asked)));
    report(await noStall(asked));
    report(captcha());
    report(await secondVisit(browser, site.address));
  } finally {
    await browser.close();
    await Promise.all([floor.close(), site.close()]);
  }
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(join(root, 'dist/bench/figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  const missed = figures.filter((figure) => !holds(figure)).length;
  say(missed === 0 ? '全部达到目标。' : `${missed} 项未达到目标。`);
  return missed === 0 ? 0 : 1;
};
