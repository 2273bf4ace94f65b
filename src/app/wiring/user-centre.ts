import { goTo, openBlankTab } from '../../browser/new-tab.ts';
import type { Services } from './services.ts';

/** Rooms of the user centre that the site leads to. */
export type UserCentreRoom = 'workplace' | 'mmOrder' | 'honeywell';

/** Built when it is needed and kept nowhere: what it carries is good for one use. */
async function addressOf(services: Services, room: UserCentreRoom): Promise<string> {
  const [api, config] = await Promise.all([services.api(), services.siteConfig()]);
  const { ticket } = await api.userCentreTicket({ target: room });
  const address = new URL(config.addresses.userCentre, location.href);
  address.searchParams.set('token', ticket);
  address.searchParams.set('redirect', room);
  return address.href;
}

export async function goToUserCentre(services: Services, room: UserCentreRoom) {
  goTo(await addressOf(services, room));
}

/**
 * Called in the click, which is when a new tab may be opened; where the browser blocks it, this one goes. The special
 * enterprise stays in this tab and goes to its own page.
 */
export async function openUserCentre(services: Services, { enterpriseCode }: { enterpriseCode: string | null }) {
  const tab = openBlankTab();
  try {
    const { specialEnterpriseCode } = await services.siteConfig();
    const isSpecial = enterpriseCode !== null && enterpriseCode === specialEnterpriseCode;
    const address = await addressOf(services, isSpecial ? 'honeywell' : 'workplace');
    if (tab !== null && !isSpecial) return tab.go(address);
    goTo(address);
  } catch {
    // The client has said why.
  }
  tab?.close();
}
