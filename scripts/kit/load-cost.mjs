/**
 * @typedef {{ task: number, script: number, layout: number, style: number, layouts: number, requests: number, pictures: number, commits: number }} Cost
 *   milliseconds of the main thread, and counts
 */

const PICTURE = /\.(?:svg|png|jpe?g|avif|webp)$/;

/** Counts what React writes into the page; runs before the page's own scripts. */
const countCommits = () => {
  let commits = 0;
  Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot() {
        commits += 1;
        document.documentElement.dataset.commits = String(commits);
      },
    },
  });
};

/**
 * Moves the pointer over the page, which starts a site that waits for the first interaction.
 * @param {import('playwright').Page} page
 */
export const beThere = async (page) => {
  await page.mouse.move(400, 4);
  await page.mouse.move(410, 4);
};

/** Opens the window that signs in. @param {import('playwright').Page} page */
const openSignIn = async (page) => {
  await page.getByRole('button', { name: '注册/登录' }).first().click();
  await page.getByRole('dialog').first().waitFor();
};

/** As `npm start` prints it: of the demonstration's verified company. */
const BOOKER = { phone: '12000000001', password: 'huazhou-verified-1' };

/**
 * Browser state of a signed-in user.
 * @param {import('playwright').Browser} browser @param {string} address
 */
export const signedIn = async (browser, address) => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    await openSignIn(page);
    const dialog = page.getByRole('dialog').first();
    await page.getByRole('tab', { name: '密码登录' }).click();
    await dialog.getByLabel('手机号', { exact: true }).fill(BOOKER.phone);
    await dialog.getByLabel('密码', { exact: true }).fill(BOOKER.password);
    await dialog.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.cookie.includes('access_token='));
    return await context.storageState();
  } finally {
    await context.close();
  }
};

/** @typedef {Awaited<ReturnType<typeof signedIn>>} Kept */

/**
 * Opens a page in a fresh profile and says what it cost the main thread until `restMs` after `load`, or after its window
 * that signs in stood open.
 * @param {import('playwright').Browser} browser @param {string} address
 * @param {{ restMs: number, runs?: boolean, isRead?: boolean, isSigningIn?: boolean, kept?: Kept | undefined }} options
 * @returns {Promise<Cost>}
 */
export const costOf = async (browser, address, { restMs, runs = true, isRead = false, isSigningIn = false, kept }) => {
  const context = await browser.newContext({
    javaScriptEnabled: runs,
    viewport: { width: 1280, height: 800 },
    ...(kept && { storageState: kept }),
  });
  try {
    const page = await context.newPage();
    if (runs) await page.addInitScript(countCommits);
    const session = await context.newCDPSession(page);
    const paths = new Set();
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (/^https?:/.test(request.url)) paths.add(`${request.method} ${request.url}`);
    });
    await session.send('Network.enable');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'load' });
    if (isRead) await beThere(page);
    if (isSigningIn) await openSignIn(page);
    await page.waitForTimeout(restMs);
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    const commits = runs ? await page.evaluate(() => Number(document.documentElement.dataset.commits ?? 0)) : 0;
    const pictures = [...paths].filter((path) => PICTURE.test(path)).length;
    return {
      task: value('TaskDuration') * 1000,
      script: value('ScriptDuration') * 1000,
      layout: value('LayoutDuration') * 1000,
      style: value('RecalcStyleDuration') * 1000,
      layouts: value('LayoutCount'),
      requests: paths.size - pictures,
      pictures,
      commits,
    };
  } finally {
    await context.close();
  }
};

/** @param {readonly number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
};

/** How far the floor may stray from itself before nothing measured beside it counts. */
export const STRAY = 0.05;

/** @param {readonly number[]} ratios of the floor to itself */
export const isSteady = (ratios) => Math.abs(median(ratios) - 1) <= STRAY + Number.EPSILON;

/** The median over pairs of one cost divided by another that was measured beside it. @param {readonly Cost[]} costs @param {readonly Cost[]} floors @param {keyof Cost} key */
export const ratioOf = (costs, floors, key) =>
  median(costs.map((cost, index) => cost[key] / (floors[index]?.[key] || Number.NaN)));
