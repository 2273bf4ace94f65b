import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { Toast } from '#machines/toasts/index.ts';
import type { Api } from '#src/api/index.ts';
import { embeddedSite } from '#src/browser/served-page.ts';
import { pageLoaded } from '#src/lazy/preload.ts';
import { lazyApi } from './api.ts';
import type { Report } from './reports.ts';
import { type Directory, sessionOf } from './session-of.ts';
import { type LazyToasts, showToast } from './toasts.ts';
import { once } from './waiting.ts';

export type { Directory } from './session-of.ts';

/** Site services that sign-in uses. */
export interface SignInServices {
  api: () => Promise<Api>;
  /** The client speaking for a session that is not the one of the cookies. */
  apiFor: (token: string) => Promise<Api>;
  site: () => EmbeddedSite;
  showToast: (tone: Toast['tone'], text: string) => void;
}

export interface Services extends SignInServices {
  report: (kind: Report['kind'], thrown: unknown) => void;
}

/** Where a running site keeps them: with its actors, whose names it knows. */
const SERVICES = Symbol('services');

type Site = Directory & { [SERVICES]?: Services };

/** The services of a running site, the same for everybody who asks: one client, and one gate for expired sessions. */
export function servicesOf(directory: Directory): Services {
  const site: Site = directory;
  site[SERVICES] ??= createServices(directory);
  return site[SERVICES];
}

/** The client of a running site. */
export const apiOf = (directory: Directory) => servicesOf(directory).api();

function createServices(directory: Directory): Services {
  const show = (toast: Toast) => showToast(directory.get('toasts') as LazyToasts | undefined, toast);
  const outlets = {
    showToast: show,
    expire: () => sessionOf(directory).send({ type: 'session.expired' }),
  };
  const api = lazyApi(outlets);
  const reporter = once(async () => {
    await pageLoaded();
    const { createReporter } = await import('./reports.ts');
    const send = async (report: Report) => (await api()).clientReport(report);
    return createReporter({ send, path: () => location.pathname, build: embeddedSite()!.build });
  });
  return {
    api,
    // Its expiry is not the expiry of the page's session.
    apiFor: (token) => lazyApi({ ...outlets, expire: () => undefined }, { token: () => token })(),
    site: () => embeddedSite()!,
    showToast: (tone, text) => show({ tone, text }),
    report: (kind, thrown) => {
      reporter()
        .then((report) => report(kind, thrown))
        .catch(() => undefined);
    },
  };
}
