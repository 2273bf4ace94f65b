import type { RequestOf } from '#contract/call.ts';
import type { userCentreTicket } from '#contract/calls/user.ts';
import { safeAddress } from '#domain/safe-address.ts';
import type { TicketRoom } from '#machines/centre-rooms/index.ts';
import type { CallOptions } from '#src/api/index.ts';
import type { SignInServices } from '#src/app/services.ts';
import { readToken } from '#src/browser/cookies.ts';
import { goTo, openBlankTab } from '#src/browser/new-tab.ts';

function addressIn({ site }: SignInServices, fields: Readonly<Record<string, string | undefined>>): string {
  const { userCentre } = site().addresses;
  const address = new URL(userCentre, location.origin);
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) address.searchParams.set(name, value);
  return safeAddress(address.href, { origin: location.origin, allowed: [userCentre] });
}

/** Without a ticket: of use to the person whom the browser's own cookies sign in there. */
export const plainCentreAddress = (services: SignInServices, room: TicketRoom, orderNo?: string): string =>
  addressIn(services, { redirect: room, orderNo });

/**
 * Signs the person in where a link leads: a one-use ticket. Only where the site's configuration says that the back end has
 * no ticket call is it the access token: a call that failed never makes it so.
 */
export async function linkTokenOf(
  { api, site }: Pick<SignInServices, 'api' | 'site'>,
  request: RequestOf<typeof userCentreTicket>,
  options: CallOptions = {},
): Promise<string> {
  if (site().userCentreToken !== 'access') return (await (await api()).userCentreTicket(request, options)).ticket;
  const token = readToken();
  if (token === null) throw new Error('no user is signed in');
  return token;
}

/** Built when it is needed and kept nowhere. */
export async function userCentreAddress(
  services: SignInServices,
  room: TicketRoom,
  orderNo?: string,
  options?: CallOptions,
): Promise<string> {
  const order = orderNo === undefined ? {} : { orderNo };
  const token = await linkTokenOf(services, { target: room, ...order }, options);
  return addressIn(services, { token, redirect: room, orderNo });
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
