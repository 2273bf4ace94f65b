import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { PAGE_PRELOAD_ID } from '#contract/rendered-page.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { followNavigation } from '#src/features/navigation/follow-navigation.ts';
import { watchChunkFailures } from '../browser/chunks.ts';
import { takeLinkTicket } from '../browser/link-ticket.ts';
import { startOfPage } from '../browser/page-view.ts';
import { reloadPage } from '../browser/reload.ts';
import { isTooOld } from '../browser/served-page.ts';
import { watchUnhandledErrors } from '../browser/unhandled-errors.ts';
import { pageLoaded } from '../lazy/page-loaded.ts';
import { AppView } from './AppView.tsx';
import { browserFrame } from './browser-frame.ts';
import type { RowOf } from './page-row.ts';
import { servicesOf } from './services.ts';
import { wireApp } from './wiring.ts';

const loadRendered = () => import('#src/ssr/hydrate.tsx');

/** Module that hydrates a server-rendered page; null when the page renders in the browser. */
type Rendered = Awaited<ReturnType<typeof loadRendered>> | null;

/** Loaders with hashed file names. Shared chunks do not import them, so editing a page does not rename other chunks. */
export interface Files {
  rowOf: RowOf;
  userCentre: () => Promise<{ startUserCentre: (place: HTMLElement) => void }>;
}

function start(element: HTMLElement, rendered: Rendered, rowOf: RowOf) {
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
        import('./reload-toasts.ts'),
        import('#src/features/navigation/scroll-positions.ts'),
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
  if (rendered) void rendered.showDrawn({ element, view, app, showHead: frame.showHead, onError });
  else createRoot(element).render(view);
}

async function open({ rowOf, userCentre }: Files) {
  const place = document.getElementById('app');
  if (place === null) throw new Error('index.html has no element for the site');
  if (!location.pathname.startsWith(USER_CENTRE_PATH)) {
    const rendered = document.getElementById(PAGE_PRELOAD_ID) && (await loadRendered().catch(() => null));
    rendered?.takeDrawn();
    return start(place, rendered, rowOf);
  }
  const { startUserCentre } = await userCentre();
  startUserCentre(place);
}

/** Opens the site in this browser, where it is one the site is written for. */
export function openSite(files: Files): void {
  if (!isTooOld()) void open(files);
}
