import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import type { UserCentreRoom } from '#machines/user-centre/index.ts';
import { takeLinkTicket } from '../../browser/link-ticket.ts';
import { reloadPage } from '../../browser/reload.ts';
import { ErrorBoundary } from '../../views/error-page/ErrorBoundary.tsx';
import { Brand } from '../../views/header/Brand.tsx';
import { UserCentre } from '../../views/user-centre/UserCentre.tsx';
import { lazyApi } from '../api.ts';
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
        <header className="border-line border-b bg-surface">
          <div className="mx-auto flex h-7 max-w-[1200px] items-center px-(--gut)">
            <Brand />
          </div>
        </header>
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[1200px] px-(--gut) py-4 outline-0">
          <UserCentre actor={actor} />
        </main>
      </ErrorBoundary>
    </StrictMode>,
  );
}
