import { safeAddress } from '#domain/safe-address.ts';
import type { TicketRoom } from '#machines/centre-rooms/index.ts';
import type { CallOptions } from '../../api/index.ts';
import { goTo, openBlankTab } from '../../browser/new-tab.ts';
import type { SignInServices } from './services.ts';

function addressIn({ site }: SignInServices, fields: Readonly<Record<string, string | undefined>>): string {
  const { userCentre } = site().addresses;
  const address = new URL(userCentre, location.origin);
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) address.searchParams.set(name, value);
  return safeAddress(address.href, { origin: location.origin, allowed: [userCentre] });
}

/** Without a ticket: of use to the person whom the browser's own cookies sign in there. */
export const plainCentreAddress = (services: SignInServices, room: TicketRoom, orderNo?: string): string =>
  addressIn(services, { redirect: room, orderNo });

/** Built when it is needed and kept nowhere: what it carries is good for one use. */
export async function userCentreAddress(
  services: SignInServices,
  room: TicketRoom,
  orderNo?: string,
  options?: CallOptions,
): Promise<string> {
  const order = orderNo === undefined ? {} : { orderNo };
  const { ticket } = await (await services.api()).userCentreTicket({ target: room, ...order }, options);
  return addressIn(services, { token: ticket, redirect: room, orderNo });
}

const allowedBy = (services: SignInServices) => [services.site().addresses.userCentre];

export async function goToUserCentre(services: SignInServices, room: TicketRoom, orderNo?: string) {
  goTo(await userCentreAddress(services, room, orderNo), allowedBy(services));
}

/**
 * Called in the click, which is when a new tab may be opened; where the browser blocks it, this one goes. The special
 * enterprise stays in this tab and goes to its own page.
 */
export async function openUserCentre(services: SignInServices, { enterpriseCode }: { enterpriseCode: string | null }) {
  const isSpecial = enterpriseCode !== null && enterpriseCode === services.site().specialEnterpriseCode;
  const tab = isSpecial ? null : openBlankTab();
  try {
    const address = await userCentreAddress(services, isSpecial ? 'honeywell' : 'workplace');
    if (tab === null) goTo(address, allowedBy(services));
    else tab.go(address);
  } catch {
    tab?.close();
  }
}
