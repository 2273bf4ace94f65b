import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type BaseLocationHook, Router } from 'wouter';
import { type Actor, createActor } from 'xstate';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { type CentreRoomsRef, selectAddress } from '#machines/centre-rooms/index.ts';
import { selectRooms, type userCentreMachine } from '#machines/user-centre/index.ts';
import { browserFrame } from '#src/app/browser-frame.ts';
import { type SignInServices, servicesOf } from '#src/app/services.ts';
import { openAddress } from '#src/browser/address.ts';
import { takeLinkTicket } from '#src/browser/link-ticket.ts';
import { startOfPage } from '#src/browser/page-view.ts';
import { reloadPage } from '#src/browser/reload.ts';
import { fileAccessOf, files } from '#src/features/files/access.ts';
import { keepScrollPlaces } from '#src/features/navigation/scroll-positions.ts';
import { ErrorBoundary } from '#src/features/navigation/views/ErrorBoundary.tsx';
import { postFilesOf } from '#src/features/procurement/files.ts';
import { addressOf, placeOf, ticketRoomOf } from './addresses.ts';
import { loadRoom } from './render-room.tsx';
import { UserCentrePage } from './UserCentrePage.tsx';
import { USER_CENTRE, wireUserCentre } from './wiring.ts';

const openRoom = (to: string) => openAddress(to, (path) => path === USER_CENTRE_PATH);

/** wouter's hook: the user centre is one path, whose rooms listen to what the address asks for beside it. */
export const centreLocation: BaseLocationHook = () => [USER_CENTRE_PATH, openRoom];

/** Calls back whenever another place of the user centre than the first is open. */
function followAddress(actor: Actor<typeof userCentreMachine>, arrive: () => void) {
  let shown: string | null = null;
  const followed = new WeakSet();
  actor.subscribe((snapshot) => {
    const rooms = selectRooms(snapshot);
    if (rooms === undefined || followed.has(rooms)) return;
    followed.add(rooms);
    shown ??= placeOf(selectAddress(rooms.getSnapshot()));
    rooms.subscribe((now) => {
      const place = placeOf(selectAddress(now));
      const isAnother = place !== shown;
      shown = place;
      if (isAnother) arrive();
    });
  });
}

const orderFiles = (rooms: CentreRoomsRef) => ({
  ...fileAccessOf(createActor(files, { parent: rooms, id: 'files', input: null }).start()),
  openCertificate: postFilesOf(rooms.system).openCertificate,
});

/** The user centre, a root of its own: nothing of the site's pages runs here. */
export function startUserCentre(container: HTMLElement) {
  const frame = browserFrame();
  const ticket = takeLinkTicket();
  const running = () => servicesOf(actor.system);
  const services: Pick<SignInServices, 'api' | 'showToast' | 'site'> = {
    api: () => running().api(),
    showToast: (tone, text) => running().showToast(tone, text),
    site: () => frame.site,
  };
  const actor = createActor(wireUserCentre(services, ticketRoomOf(location.search)), {
    systemId: USER_CENTRE,
    input: { ticket },
  });
  keepScrollPlaces((comeBack) =>
    followAddress(actor, () => {
      startOfPage();
      comeBack();
    }),
  );
  loadRoom(addressOf(location.search));
  actor.start();
  frame.showHead(true);
  createRoot(container).render(
    <StrictMode>
      <Router hook={centreLocation}>
        <ErrorBoundary onRetry={reloadPage} onError={undefined}>
          <UserCentrePage actor={actor} frame={frame} services={services} orderFiles={orderFiles} />
        </ErrorBoundary>
      </Router>
    </StrictMode>,
  );
}
