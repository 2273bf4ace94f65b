import type { Page } from 'playwright';

interface HeldRequests {
  /** Resolves with the first request that is held. */
  asked: Promise<void>;
  /** Lets them and all later ones go on. */
  release: () => void;
}

/** Holds the requests of an address until a test lets them go on. */
export async function hold(page: Page, address: Parameters<Page['route']>[0]): Promise<HeldRequests> {
  let tell = () => {};
  let release = () => {};
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    tell();
    await released;
    await route.continue();
  });
  return { asked, release: () => release() };
}
