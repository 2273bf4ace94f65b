import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type BaseLocationHook, Router } from 'wouter';
import { createActor } from 'xstate';
import { brand } from '#copy/brand.ts';
import { operatorConsole as words } from '#copy/operator/console.ts';
import { heldAddress, holdFile } from '#src/browser/held-files.ts';
import { reloadPage } from '#src/browser/reload.ts';
import { embeddedSite, isTooOld } from '#src/browser/served-page.ts';
import { chooseTheme, followTheme, readTheme } from '#src/browser/theme.ts';
import { ErrorBoundary } from '#src/features/navigation/views/ErrorBoundary.tsx';
import { ProofOfWork } from '#src/features/sign-in/views/ProofOfWork.tsx';
import { createThemeStore, type ThemeStore, themeChoiceOf } from '#src/ui/theme.ts';
import { OpenRoom } from './rooms/OpenRoom.tsx';
import { OperatorRooms } from './rooms/OperatorRooms.tsx';
import { OperatorSignIn } from './sign-in/OperatorSignIn.tsx';
import { operatorApi, wireOperator } from './wiring.ts';
import './operator.css';
import { operatorLeave } from '#contract/calls/operator-people.ts';
import { APP_CODE, APP_DRIVER } from '#domain/limits.ts';
import { ThemeChoices } from '#src/features/header/views/ThemeChoices.tsx';

/** The choice is shared with the site in the same browser. */
export const ThemeChoice = ({ theme }: { theme: ThemeStore }) => (
  <footer className="flex flex-wrap items-center justify-end gap-1 border-line border-t px-2 py-1 text-12 text-ink-3 md:px-3">
    <ThemeChoices theme={theme} />
  </footer>
);

/** Closes the operator's open orders on page hide; keepalive lets the request outlive the page. */
export function leaveWithPage(hasRooms: () => boolean): void {
  const headers = { 'content-type': 'application/json', appCode: APP_CODE, appDriver: APP_DRIVER };
  window.addEventListener('pagehide', () => {
    if (!hasRooms()) return;
    const sent = fetch(operatorLeave.path, { method: 'POST', keepalive: true, headers, body: '{}' });
    sent.catch(() => undefined);
  });
}

/** The room has one address; a link into the site opens beside it. */
export const besideTheRoom: BaseLocationHook = () => [
  '/desk/',
  (to: string) => {
    window.open(to, '_blank', 'noopener');
  },
];

/** The operator room, a root of its own: nothing of the site runs here. */
function start(container: HTMLElement) {
  const api = operatorApi(() => actor.send({ type: 'session.expired' }));
  const actor = createActor(wireOperator(api), { systemId: 'desk' });
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
          <OperatorSignIn
            actor={actor}
            renderWork={(work) => <ProofOfWork actor={work} purpose="operator" />}
            renderRooms={(rooms) => (
              <OperatorRooms actor={rooms}>
                <OpenRoom actor={rooms} hold={holdFile} heldAddress={heldAddress} />
              </OperatorRooms>
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
