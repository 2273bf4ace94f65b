import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import type { UserCentreRoom } from '#machines/user-centre/index.ts';
import { takeLinkTicket } from '../../browser/link-ticket.ts';
import { reloadPage } from '../../browser/reload.ts';
import { ErrorBoundary } from '../../views/error-page/ErrorBoundary.tsx';
import { lazyApi } from '../api.ts';
import { UserCentrePage } from './UserCentrePage.tsx';
import { wireUserCentre } from './wiring.ts';

const rooms: readonly string[] = [
  'workplace',
  'mmOrder',
  'honeywell',
  'order',
  'verification',
] satisfies UserCentreRoom[];

const isRoom = (name: string | null): name is UserCentreRoom => name !== null && rooms.includes(name);

/** The user centre, a place of its own: nothing of the site's pages runs here. */
export function startUserCentre(place: HTMLElement) {
  const ticket = takeLinkTicket();
  const asked = new URLSearchParams(location.search).get('redirect');
  const room = isRoom(asked) ? asked : 'workplace';
  // The page itself says what went wrong, so the client has nothing to say and nobody to sign out.
  const api = lazyApi({ say: () => undefined, expire: () => undefined });
  const actor = createActor(wireUserCentre(api, room), { input: { ticket, room } }).start();
  createRoot(place).render(
    <StrictMode>
      <ErrorBoundary onRetry={reloadPage} onError={undefined}>
        <UserCentrePage actor={actor} />
      </ErrorBoundary>
    </StrictMode>,
  );
}
