import { useSelector } from '@xstate/react';
import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type BaseLocationHook, Router } from 'wouter';
import { matchRoute, type PageName } from '#contract/routes.ts';
import type { AppRef } from '#machines/app/index.ts';
import {
  type NavigationRef,
  selectFramedPage,
  selectPage,
  selectQuery,
  selectShownPage,
  selectShownPath,
} from '#machines/navigation/index.ts';
import { selectEnterpriseCode } from '#machines/session/index.ts';
import { openAddress } from '#src/browser/address.ts';
import { DemoStrip } from '#src/features/header/views/DemoStrip.tsx';
import { Header } from '#src/features/header/views/Header.tsx';
import { ChunkReload } from '#src/features/navigation/views/ChunkReload.tsx';
import { ErrorBoundary } from '#src/features/navigation/views/ErrorBoundary.tsx';
import { PageOutlet } from '#src/features/navigation/views/PageOutlet.tsx';
import { ProgressBar } from '#src/features/navigation/views/ProgressBar.tsx';
import { SessionActions } from '#src/features/sign-in/views/SessionActions.tsx';
import { pageLoaded } from '#src/lazy/preload.ts';
import { SiteAddresses } from '#src/ui/outer-addresses.ts';
import { DemoData } from '#src/ui/parts/DemoMark.tsx';
import { loadDialog } from '#src/ui/parts/Dialog.tsx';
import { Frame } from '../layouts/Frame.tsx';
import { layouts } from '../layouts/layouts.tsx';
import { useOfBrowser } from '../ui/use-of-browser.ts';
import type { PageFrame } from './browser-frame.ts';
import { loadedView } from './page-row.ts';
import { loadAccountDialog, openAccountDialog } from './require-login.ts';
import { isListed, layoutOf } from './routes.ts';
import { servicesOf } from './services.ts';

/** Preloads the login dialog and ignores failures: opening the dialog reports them. */
const loadLogin = () =>
  Promise.allSettled([
    loadDialog(),
    loadAccountDialog(),
    import('#src/features/sign-in/account.ts'),
    import('./AccountDialogs.tsx'),
  ]);

/** Imported on click: browsers still allow a new tab shortly after a click. */
const userCentre = () => import('#src/features/user-centre/user-centre.ts');

export function HeaderActions({ actor }: { actor: AppRef }) {
  const session = useSelector(actor, ({ children }) => children.session);
  if (session === undefined) return null;

  const services = servicesOf(actor.system);
  const openMemberCentre = async () => {
    const { openUserCentre } = await userCentre();
    await openUserCentre(services, { enterpriseCode: selectEnterpriseCode(session.getSnapshot()) });
  };
  const goToWholeVehicleOrders = async () => {
    const { goToUserCentre } = await userCentre();
    await goToUserCentre(services, 'mmOrder');
  };
  return (
    <SessionActions
      actor={session}
      onSignIn={() => Promise.allSettled([openAccountDialog(actor, 'signIn'), loadLogin()])}
      onSignInNear={loadLogin}
      onMemberCentre={() => void openMemberCentre().catch(() => undefined)}
      onWholeVehicleOrders={() => void goToWholeVehicleOrders().catch(() => undefined)}
    />
  );
}

const AccountDialogs = lazy(() => import('./AccountDialogs.tsx'));

/** Sign-in dialogs over the page; their code is lazy. */
export function AccountLayer({ actor }: { actor: AppRef }) {
  const account = useSelector(actor, ({ children }) => children.account);
  const singleSignOn = useSelector(actor, ({ children }) => children.singleSignOn);

  return (
    <Suspense>
      {account || singleSignOn ? <AccountDialogs account={account} singleSignOn={singleSignOn} /> : null}
    </Suspense>
  );
}

const openPage = (to: string) => openAddress(to, (path) => matchRoute(path) !== null);

/** wouter's hook: the path is that of the page on the screen; a link changes the address, to which navigation listens. */
export const locationHook =
  (navigation: NavigationRef): BaseLocationHook =>
  () => [useSelector(navigation, selectShownPath) ?? '', openPage];

/** Below the first screen on every page, so it comes once the page has loaded. */
const SiteFooter = lazy(() => pageLoaded().then(() => import('./SiteFooter.tsx')));

const ToastRegion = lazy(() => pageLoaded().then(() => import('./ToastRegion.tsx')));

interface AppViewProps {
  actor: AppRef;
  onReload: () => void;
  onError?: ((thrown: unknown) => void) | undefined;
  frame: PageFrame;
}

export function AppView({ actor, onReload, onError, frame }: AppViewProps) {
  const navigation = useSelector(actor, ({ children }) => children.navigation);
  const toasts = useSelector(actor, ({ children }) => children.toasts);
  const hook = useMemo(() => navigation && locationHook(navigation), [navigation]);
  if (navigation === undefined || hook === undefined) return null;
  return (
    <Router hook={hook}>
      <ErrorBoundary onRetry={onReload} onError={onError}>
        <Site actor={actor} navigation={navigation} onReload={onReload} onError={onError} frame={frame} />
        <AccountLayer actor={actor} />
        <Suspense>{toasts ? <ToastRegion late={toasts} /> : null}</Suspense>
      </ErrorBoundary>
    </Router>
  );
}

interface SiteProps {
  actor: AppRef;
  navigation: NavigationRef;
  onReload: () => void;
  onError: ((thrown: unknown) => void) | undefined;
  frame: PageFrame;
}

function Site({ actor, navigation, onReload, onError, frame }: SiteProps) {
  const chunkReload = useSelector(actor, ({ children }) => children.chunkReload);
  const header = useSelector(actor, ({ children }) => children.header);
  const pageLoading = useSelector(navigation, ({ children }) => children.pageLoading);
  const page = useSelector(navigation, selectFramedPage);
  const query = useSelector(navigation, selectQuery);
  const layout = layouts[layoutOf(page)];

  return (
    <>
      {pageLoading ? <ProgressBar actor={pageLoading} /> : null}
      <Frame
        layout={layout}
        page={page}
        onPhone={frame.onPhone}
        strip={<Strip frame={frame} />}
        header={
          header ? (
            <Header
              actor={header}
              site={frame.site}
              page={page}
              query={query}
              isBare={layout.header === 'bare'}
              theme={frame.theme}
              actions={<HeaderActions actor={actor} />}
            />
          ) : null
        }
        footer={
          <Suspense>
            <SiteFooter frame={frame} services={servicesOf(actor.system)} />
          </Suspense>
        }
      >
        <CurrentPage
          actor={navigation}
          onReload={onReload}
          onError={onError}
          frame={frame}
          lostPage={chunkReload ? <ChunkReload actor={chunkReload} /> : null}
        />
      </Frame>
    </>
  );
}

function Strip({ frame: { site, strip } }: { frame: PageFrame }) {
  const wasClosed = useOfBrowser(strip.isClosed, false);
  const [isClosed, setIsClosed] = useState(false);
  const close = () => {
    strip.close();
    setIsClosed(true);
  };
  return site.demo.on && !wasClosed && !isClosed ? (
    <DemoStrip clockShift={site.demo.clockShift} onClose={close} />
  ) : null;
}

interface CurrentPageProps {
  actor: NavigationRef;
  lostPage: React.ReactNode;
  onReload: () => void;
  onError: ((thrown: unknown) => void) | undefined;
  frame: PageFrame;
}

function CurrentPage({ actor, lostPage, onReload, onError, frame }: CurrentPageProps) {
  const path = useSelector(actor, selectShownPath);
  const page = useSelector(actor, selectShownPage);
  const first = useRef(path);
  useLayoutEffect(() => {
    if (path === null) return;
    first.current ??= path;
    frame.showHead(path === first.current);
  }, [path, frame]);

  return (
    <ErrorBoundary key={path} onRetry={onReload} onError={onError}>
      {path === null ? null : <Listing origin={frame.site.origin} path={path} page={page} />}
      <DemoData value={frame.site.demo.on}>
        <SiteAddresses value={frame.site.addresses}>
          <PageOutlet actor={actor} lostPage={lostPage} renderPage={() => <ShownPage navigation={actor} />} />
        </SiteAddresses>
      </DemoData>
    </ErrorBoundary>
  );
}

function Listing({ origin, path, page }: { origin: string; path: string; page: PageName | null }) {
  return origin !== '' && isListed(path, page) ? (
    <link rel="canonical" href={origin + path} />
  ) : (
    <meta name="robots" content="noindex" />
  );
}

function ShownPage({ navigation }: { navigation: NavigationRef }) {
  const page = useSelector(navigation, selectShownPage);
  const actor = useSelector(navigation, selectPage);
  const View = page === null ? undefined : loadedView(navigation.system, page);
  return View && actor ? <View actor={actor} /> : null;
}
