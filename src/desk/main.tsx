import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { createActor } from 'xstate';
import { brand } from '#copy/brand.ts';
import { desk as words } from '#copy/operator/console.ts';
import { heldAddress, holdFile } from '../browser/held-files.ts';
import { reloadPage } from '../browser/reload.ts';
import { embeddedSite, isTooOld } from '../browser/served-page.ts';
import { chooseTheme, followTheme, readTheme } from '../browser/theme.ts';
import { createThemeStore, themeChoiceOf } from '../ui/theme.ts';
import { DeskRooms } from '../views/desk-rooms/DeskRooms.tsx';
import { OpenRoom } from '../views/desk-rooms/OpenRoom.tsx';
import { DeskSignIn } from '../views/desk-sign-in/DeskSignIn.tsx';
import { ThemeChoice } from '../views/desk-sign-in/ThemeChoice.tsx';
import { ErrorBoundary } from '../views/error-page/ErrorBoundary.tsx';
import { ProofOfWork } from '../views/proof-of-work/ProofOfWork.tsx';
import { leaveWithPage } from './leave-page.ts';
import { besideTheRoom } from './router.ts';
import { deskApi, wireDesk } from './wiring.ts';
import './desk.css';

/** The operator room, a root of its own: nothing of the site runs here. */
function start(container: HTMLElement) {
  const api = deskApi(() => actor.send({ type: 'session.expired' }));
  const actor = createActor(wireDesk(api), { systemId: 'desk' });
  actor.start();
  leaveWithPage(() => actor.getSnapshot().children.rooms !== undefined);
  const theme = createThemeStore(themeChoiceOf(readTheme()), chooseTheme);
  followTheme(theme.read);
  Object.assign(brand, embeddedSite()?.brand);
  document.title = words.title();
  createRoot(container).render(
    <StrictMode>
      <ErrorBoundary onRetry={reloadPage} onError={undefined}>
        <Router hook={besideTheRoom}>
          <DeskSignIn
            actor={actor}
            renderWork={(work) => <ProofOfWork actor={work} purpose="operator" />}
            renderRooms={(rooms) => (
              <DeskRooms actor={rooms}>
                <OpenRoom actor={rooms} hold={holdFile} heldAddress={heldAddress} />
              </DeskRooms>
            )}
          />
          <ThemeChoice theme={theme} />
        </Router>
      </ErrorBoundary>
    </StrictMode>,
  );
}

const container = document.getElementById('desk');
if (container === null) throw new Error('desk/index.html has no element for the room');
if (!isTooOld()) start(container);
