import { beThere, median } from '../../scripts/kit/load-cost.mjs';

/** @typedef {import('./figure.mjs').Figure} Figure @typedef {import('playwright').Page} Page */

const VIEWPORT = { width: 1280, height: 800 };
const CHANGES = 40;
const BATCHES = 3;
const BATCH = 200;
const SETTLED_MS = 50;
const KEYS = 400;
const WHEELS = 300;
const FRAME_MS = 16;
const SLOWED = 4;
const ARTICLE = 'main a[href^="/news/"]';

/** @param {import('playwright').Browser} browser @param {string} address */
const opened = async (browser, address) => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'load' });
  await beThere(page);
  await page.waitForTimeout(2_000);
  const metrics = async () => {
    const { metrics: all } = await session.send('Performance.getMetrics');
    return (/** @type {string} */ name) => all.find((metric) => metric.name === name)?.value ?? 0;
  };
  return { context, page, session, metrics };
};

/** Two pages one after the other and back, by the browser's own history. @param {Page} page @param {number} times */
const goToAndFro = async (page, times) => {
  for (let change = 0; change < times; change += 1) {
    await page.evaluate((isBack) => (isBack ? history.back() : history.forward()), change % 2 === 0);
    await page.waitForTimeout(SETTLED_MS);
  }
};

/** @param {Page} page */
const nodesOf = (page) => page.evaluate(() => document.querySelectorAll('body *').length);

/** Main-thread milliseconds of one change of page, for a hundred nodes. @param {import('playwright').Browser} browser @param {string} address @param {string} link */
const costOfChange = async (browser, address, link) => {
  const { context, page, metrics } = await opened(browser, address);
  const first = await nodesOf(page);
  await page.locator(link).first().click();
  await page.waitForTimeout(1_000);
  const nodes = (first + (await nodesOf(page))) / 2;
  await goToAndFro(page, 4);
  const before = (await metrics())('TaskDuration');
  await goToAndFro(page, CHANGES);
  const spent = ((await metrics())('TaskDuration') - before) * 1_000;
  await context.close();
  return spent / CHANGES / (nodes / 100);
};

/** @param {import('playwright').Browser} browser @param {{ site: string, floor: string }} addresses @returns {Promise<Figure>} */
export const routeChange = async (browser, { site, floor }) => {
  const ratios = [];
  for (let pair = 0; pair < 3; pair += 1) {
    const least = await costOfChange(browser, floor, 'a[href="/two"]');
    ratios.push((await costOfChange(browser, `${site}/news`, ARTICLE)) / least);
  }
  return { id: 'P7', what: '换页：轻页每百节点的主线程时间，占空架', goal: 1.5, value: median(ratios) };
};

/** Kinds of heap nodes that are not the page's data: V8's compiled code, and what Chromium itself keeps, such as the inspector's record of each request. */
const NOT_OF_PAGE = new Set(['code', 'native', 'hidden']);

/** KB of everything scripts hold: objects, closures, arrays, strings. @param {import('playwright').CDPSession} session */
const heapOf = async (session) => {
  let text = '';
  const take = (/** @type {{ chunk: string }} */ { chunk }) => {
    text += chunk;
  };
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!NOT_OF_PAGE.has(types[type][nodes[at + type]])) bytes += nodes[at + size];
  return bytes / 1_000;
};

/** What the last two hundred of three times as many page changes leave behind. @param {import('playwright').Browser} browser @param {string} address @param {string} link */
const leftBehind = async (browser, address, link) => {
  const { context, page, session, metrics } = await opened(browser, address);
  await page.locator(link).first().click();
  const counted = async () => {
    for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
    const value = await metrics();
    return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: await heapOf(session) };
  };
  await goToAndFro(page, (BATCHES - 1) * BATCH);
  const before = await counted();
  await goToAndFro(page, BATCH);
  const after = await counted();
  await context.close();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heap: after.heap - before.heap,
  };
};

/** @param {import('playwright').Browser} browser @param {{ site: string, floor: string }} addresses @returns {Promise<Figure[]>} */
export const memory = async (browser, { site, floor }) => {
  const least = await leftBehind(browser, floor, 'a[href="/two"]');
  const left = await leftBehind(browser, `${site}/news`, ARTICLE);
  const what = `第三批 ${BATCH} 次换页多出的`;
  return [
    { id: 'P11', what: `${what}节点`, goal: 0, value: left.nodes },
    { id: 'P11', what: `${what}监听`, goal: 0, value: left.listeners },
    { id: 'P11', what: `${what}堆，比空架多`, goal: 100, value: left.heap - least.heap, unit: ' KB' },
  ];
};

/** @param {import('playwright').Browser} browser @param {string} site @returns {Promise<Figure[]>} */
export const scrolling = async (browser, site) => {
  const { context, page, metrics } = await opened(browser, `${site}/helpCenter`);
  await page.evaluate(() => {
    let writes = 0;
    new MutationObserver((records) => {
      writes += records.length;
      document.documentElement.dataset.writes = String(writes);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  // The header takes its other look at the first of them.
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(500);
  const writesOf = () => page.evaluate(() => Number(document.documentElement.dataset.writes ?? 0));
  const [writes, layouts] = [await writesOf(), (await metrics())('LayoutCount')];
  for (let turn = 0; turn < WHEELS; turn += 1) {
    await page.mouse.wheel(0, turn % 20 < 10 ? 4 : -4);
    await page.waitForTimeout(FRAME_MS);
  }
  const value = {
    writes: (await writesOf()) - writes,
    layouts: ((await metrics())('LayoutCount') - layouts) / WHEELS,
  };
  await context.close();
  return [
    { id: 'P9', what: `${WHEELS} 次滚动中 React 写入页面的次数`, goal: 0, value: value.writes },
    { id: 'P9', what: '每次滚动的布局', goal: 1, value: value.layouts },
  ];
};

/** How long the page's own handlers take for a key, on a processor four times slower. @param {import('playwright').Browser} browser @param {string} site @returns {Promise<Figure>} */
export const keys = async (browser, site) => {
  const { context, page, session } = await opened(browser, site);
  const field = page.getByRole('combobox').first();
  await field.click();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.evaluate(() => {
    /** @type {number[]} */
    const times = [];
    Object.assign(globalThis, { handled: times });
    new PerformanceObserver((list) => {
      for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
        times.push(entry.processingEnd - entry.processingStart);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  });
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press(key % 8 < 4 ? 'a' : 'Backspace');
  await page.waitForTimeout(500);
  const slow = await page.evaluate(
    () => /** @type {{ handled: number[] }} */ (/** @type {unknown} */ (globalThis)).handled,
  );
  await context.close();
  // Keys without a reported duration took less than one frame.
  const times = [...slow, ...Array.from({ length: Math.max(0, KEYS - slow.length) }, () => 0)].sort((a, b) => a - b);
  return {
    id: 'P10',
    what: `首页港口框 ${KEYS} 次按键（CPU ×${SLOWED}）处理时间 p98`,
    goal: 4,
    value: times[Math.floor(times.length * 0.98)] ?? 0,
    unit: ' ms',
  };
};

/** A second visit of the same browser. @param {import('playwright').Browser} browser @param {string} site @returns {Promise<Figure>} */
export const secondVisit = async (browser, site) => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const first = await context.newPage();
  await first.goto(site, { waitUntil: 'load' });
  await beThere(first);
  await first.waitForTimeout(3_000);
  await first.close();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const documents = new Set();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Document') documents.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (!documents.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(site, { waitUntil: 'load' });
  await beThere(page);
  await page.waitForTimeout(3_000);
  await context.close();
  return { id: 'P18', what: '再次访问首页，页面之外的字节', goal: 0, value: bytes, unit: ' B' };
};
