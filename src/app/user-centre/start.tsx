import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Actor, createActor } from 'xstate';
import { pathOf, selectPlace } from '#machines/centre-rooms/index.ts';
import { type Toast, toastsMachine } from '#machines/toasts/index.ts';
import { selectRooms, type userCentreMachine } from '#machines/user-centre/index.ts';
import { startOfPage } from '../../browser/arrival.ts';
import { takeLinkTicket } from '../../browser/link-ticket.ts';
import { reloadPage } from '../../browser/reload.ts';
import { ErrorBoundary } from '../../views/error-page/ErrorBoundary.tsx';
import { lazyApi } from '../api.ts';
import { browserFrame } from '../browser-frame.ts';
import { ticketRoomOf } from './places.ts';
import { UserCentrePage } from './UserCentrePage.tsx';
import { wireUserCentre } from './wiring.ts';

/** Calls back whenever another page of the user centre than the first is open. */
function followPlace(actor: Actor<typeof userCentreMachine>, arrive: () => void) {
  let shown: string | null = null;
  const followed = new WeakSet();
  actor.subscribe((snapshot) => {
    const rooms = selectRooms(snapshot);
    if (rooms === undefined || followed.has(rooms)) return;
    followed.add(rooms);
    rooms.subscribe((now) => {
      const path = pathOf(selectPlace(now));
      const isAnother = shown !== null && path !== shown;
      shown = path;
      if (isAnother) arrive();
    });
  });
}

/** The user centre, a place of its own: nothing of the site's pages runs here. */
export function startUserCentre(place: HTMLElement) {
  const frame = browserFrame();
  const ticket = takeLinkTicket();
  const toasts = createActor(toastsMachine).start();
  const show = (toast: Toast) => toasts.send({ type: 'toast.shown', ...toast });
  // Whoever reads says what went wrong beside what was read.
  const api = lazyApi({ say: show, expire: () => actor.send({ type: 'centre.expired' }) });
  const services = { api, say: (tone: Toast['tone'], text: string) => show({ tone, text }) };
  const actor = createActor(wireUserCentre(services, ticketRoomOf(location.search)), { input: { ticket } });
  followPlace(actor, startOfPage);
  actor.start();
  frame.showHead(true);
  createRoot(place).render(
    <StrictMode>
      <ErrorBoundary onRetry={reloadPage} onError={undefined}>
        <UserCentrePage actor={actor} toasts={toasts} frame={frame} services={{ api, site: () => frame.site }} />
      </ErrorBoundary>
    </StrictMode>,
  );
}
