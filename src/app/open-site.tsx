import { StrictMode } from 'react';
import { createActor } from 'xstate';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { followNavigation } from '#src/features/navigation/follow-navigation.ts';
import { pageLoaded } from '#src/lazy/preload.ts';
import { prepareFirstPage } from '#src/ssr/show-page.ts';
import { watchChunkFailures } from '../browser/chunks.ts';
import { takeLinkTicket } from '../browser/link-ticket.ts';
import { startOfPage } from '../browser/page-view.ts';
import { reloadPage } from '../browser/reload.ts';
import { isTooOld } from '../browser/served-page.ts';
import { AppView } from './AppView.tsx';
import { browserFrame } from './browser-frame.ts';
import type { RowOf } from './page-row.ts';
import { watchUnhandledErrors } from './reports.ts';
import { servicesOf } from './services.ts';
import { wireApp } from './wiring.ts';

/** Loaders with hashed file names. Shared chunks do not import them, so editing a page does not rename other chunks. */
export interface Files {
  rowOf: RowOf;
  userCentre: () => Promise<{ startUserCentre: (element: HTMLElement) => void }>;
}

function start(element: HTMLElement, showPage: Awaited<ReturnType<typeof prepareFirstPage>>, rowOf: RowOf) {
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
  showPage({ element, view, app, showHead: frame.showHead, onError });
}

async function open({ rowOf, userCentre }: Files) {
  const element = document.getElementById('app');
  if (element === null) throw new Error('index.html has no element for the site');
  if (!location.pathname.startsWith(USER_CENTRE_PATH)) return start(element, await prepareFirstPage(), rowOf);
  const { startUserCentre } = await userCentre();
  startUserCentre(element);
}

/** Opens the site in this browser, where it is one the site is written for. */
export function openSite(files: Files): void {
  if (!isTooOld()) void open(files);
}
