import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import type { DemoPerson } from './demo-people.ts';
import type { SharedSite } from './served-site.ts';
import { openSignedIn } from './sign-in-page.ts';

export const goToRoom = (page: Page, { address }: Pick<SharedSite, 'address'>, query: string) =>
  page.goto(`${address}${USER_CENTRE_PATH}?${query}`);

export async function goToOrder(page: Page, site: Pick<SharedSite, 'address'>, no: string) {
  await goToRoom(page, site, `redirect=order&orderNo=${no}`);
  await page.getByRole('heading', { level: 2, name: no }).waitFor();
}

/** A browser of their own for this person, at a room of the user centre. */
export async function openRoom(
  browser: Browser,
  site: SharedSite,
  person: DemoPerson,
  query: string,
  options: BrowserContextOptions = { viewport: { width: 1280, height: 900 } },
) {
  const opened = await openSignedIn(browser, site, person, options);
  await goToRoom(opened.page, site, query);
  return opened;
}
