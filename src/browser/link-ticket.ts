import { LINK_TICKET } from '#domain/link-ticket.ts';

/** Another back end's token may be a long signed one. */
const LONGEST = 2_048;

/** Takes the ticket of a sign-on link out of the address bar and the history before anything else reads them. */
export function takeLinkTicket(): string | null {
  const query = new URLSearchParams(location.search);
  const fragment = new URLSearchParams(location.hash.slice(1));
  const ticket = query.get(LINK_TICKET) ?? fragment.get(LINK_TICKET);
  if (ticket === null) return null;
  query.delete(LINK_TICKET);
  fragment.delete(LINK_TICKET);
  const search = query.size > 0 ? `?${query}` : '';
  const hash = fragment.size > 0 ? `#${fragment}` : '';
  history.replaceState(history.state, '', location.pathname + search + hash);
  return ticket.slice(0, LONGEST);
}
