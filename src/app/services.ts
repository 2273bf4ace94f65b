import type { Constant, ConstType } from '#contract/calls/basic.ts';
import type { Api } from '../api/index.ts';
import { systemClock } from '../browser/clock.ts';
import { localKeeper } from '../browser/local-keeper.ts';
import { pageLoaded } from '../ui/page-loaded.ts';
import { type ApiOutlets, lazyApi } from './api.ts';
import { once } from './once.ts';
import type { Report } from './reports.ts';

/** What the machines' ports are made of. */
export interface Services {
  api: () => Promise<Api>;
  /** Constants of a type, from the browser's cache for 24 hours. */
  constants: (type: ConstType) => Promise<readonly Constant[]>;
  report: (kind: Report['kind'], thrown: unknown) => void;
}

/** Nothing is asked for before the page has loaded. */
export function createServices(outlets: ApiOutlets): Services {
  const load = lazyApi(outlets);
  const api = () => pageLoaded().then(load);
  const constants = once(async () => {
    const { createConstants } = await import('./constants.ts');
    const byType = async (constType: ConstType) => (await api()).constantsByType({ constType });
    return createConstants({ keeper: localKeeper, clock: systemClock, load: byType });
  });
  const reporter = once(async () => {
    const { createReporter } = await import('./reports.ts');
    return createReporter({
      send: async (report) => (await api()).clientReport(report),
      path: () => location.pathname,
      build: __APP_BUILD__,
    });
  });
  return {
    api,
    constants: async (type) => (await constants())(type),
    report: (kind, thrown) => {
      reporter()
        .then((report) => report(kind, thrown))
        .catch(() => undefined);
    },
  };
}
