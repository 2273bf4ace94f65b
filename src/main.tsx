import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { PAGE_ANSWERS_ID } from '#contract/drawn-page.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { AppView } from './app/AppView.tsx';
import { browserFrame } from './app/browser-frame.ts';
import { followNavigation } from './app/follow-navigation.ts';
import { rowOf } from './app/pages.ts';
import { servicesOf } from './app/wiring/services.ts';
import { wireApp } from './app/wiring.ts';
import { startOfPage } from './browser/arrival.ts';
import { watchChunkFailures } from './browser/chunks.ts';
import { takeLinkTicket } from './browser/link-ticket.ts';
import { reloadPage } from './browser/reload.ts';
import { isTooOld } from './browser/served-page.ts';
import { watchUnhandledErrors } from './browser/unhandled-errors.ts';
import { pageLoaded } from './ui/page-loaded.ts';
import './ui/styles.css';

const bringDrawn = () => import('./app/drawn/show-drawn.tsx');

/** What brings a page to life that came whole; null for one that the site draws itself. */
type Drawn = Awaited<ReturnType<typeof bringDrawn>> | null;

function start(element: HTMLElement, drawn: Drawn) {
  const frame = browserFrame();
  const app = createActor(wireApp(rowOf), { systemId: 'app', input: { ticket: takeLinkTicket() } });
  const services = servicesOf(app.system);
  app.start();
  followNavigation(app, startOfPage);
  watchUnhandledErrors((thrown) => services.report('unhandled', thrown));
  watchChunkFailures((thrown) => services.report('chunk', thrown));
  pageLoaded()
    .then(async () => {
      const [{ showPendingToasts }, { keepScrollPlaces }] = await Promise.all([
        import('./app/late/reload-toasts.ts'),
        import('./app/late/scroll-places.ts'),
      ]);
      keepScrollPlaces((comeBack) => followNavigation(app, comeBack));
      await services.api();
      showPendingToasts(services.showToast);
    })
    .catch((thrown) => services.report('chunk', thrown));
  const onError = (thrown: unknown) => services.report('render', thrown);
  const view = (
    <StrictMode>
      <AppView actor={app} onReload={reloadPage} onError={onError} frame={frame} />
    </StrictMode>
  );
  if (drawn) void drawn.showDrawn({ element, view, app, showHead: frame.showHead, onError });
  else createRoot(element).render(view);
}

async function open() {
  const place = document.getElementById('app');
  if (place === null) throw new Error('index.html has no element for the site');
  if (!location.pathname.startsWith(USER_CENTRE_PATH)) {
    const drawn = document.getElementById(PAGE_ANSWERS_ID) && (await bringDrawn().catch(() => null));
    drawn?.takeDrawn();
    return start(place, drawn);
  }
  const { startUserCentre } = await import('./app/user-centre/start.tsx');
  startUserCentre(place);
}

if (!isTooOld()) void open();
