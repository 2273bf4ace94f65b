/** Reports uncaught errors and unhandled rejections. */
export function watchUnhandledErrors(report: (thrown: unknown) => void, place: EventTarget = window) {
  const listen = (event: Event) => {
    if (event instanceof ErrorEvent) report(event.error ?? event.message);
    else if (event instanceof PromiseRejectionEvent) report(event.reason);
  };
  place.addEventListener('error', listen);
  place.addEventListener('unhandledrejection', listen);
  return () => {
    place.removeEventListener('error', listen);
    place.removeEventListener('unhandledrejection', listen);
  };
}
