import { operatorLeave } from '#contract/calls/operator-people.ts';
import { APP_CODE, APP_DRIVER } from '#domain/limits.ts';

/** Closes the operator's open orders on page hide; keepalive lets the request outlive the page. */
export function leaveWithPage(hasRooms: () => boolean): void {
  const headers = { 'content-type': 'application/json', appCode: APP_CODE, appDriver: APP_DRIVER };
  window.addEventListener('pagehide', () => {
    if (!hasRooms()) return;
    const sent = fetch(operatorLeave.path, { method: 'POST', keepalive: true, headers, body: '{}' });
    sent.catch(() => undefined);
  });
}
