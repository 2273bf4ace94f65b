import type { RequestOf } from '#contract/call.ts';
import type { clientReport } from '#contract/calls/platform.ts';
import { matchRoute } from '#contract/routes.ts';
import { reportMessage } from '#domain/error-report.ts';
import { CallFailure } from '#domain/failure.ts';

/** Reports uncaught errors and unhandled rejections. */
export function watchUnhandledErrors(report: (thrown: unknown) => void, target: EventTarget = window) {
  const listen = (event: Event) => {
    if (event instanceof ErrorEvent) report(event.error ?? event.message);
    else if (event instanceof PromiseRejectionEvent) report(event.reason);
  };
  target.addEventListener('error', listen);
  target.addEventListener('unhandledrejection', listen);
  return () => {
    target.removeEventListener('error', listen);
    target.removeEventListener('unhandledrejection', listen);
  };
}

export type Report = RequestOf<typeof clientReport>;

const REPORTS_PER_PAGE = 5;

interface ReporterOptions {
  send: (report: Report) => Promise<unknown>;
  path: () => string;
  build: string;
}

/** Tells the server what broke here: each thing once, a few for each page load, nothing about the person. */
export function createReporter({ send, path, build }: ReporterOptions) {
  const reported = new Set<string>();

  return function report(kind: Report['kind'], thrown: unknown) {
    // A call that failed has been answered for already.
    if (thrown instanceof CallFailure) return;
    const message = reportMessage(thrown);
    const key = `${kind} ${message}`;
    if (reported.has(key) || reported.size >= REPORTS_PER_PAGE) return;
    reported.add(key);
    const route = matchRoute(path())?.route.path ?? '404';
    send({ kind, route, build, message }).catch(() => undefined);
  };
}
