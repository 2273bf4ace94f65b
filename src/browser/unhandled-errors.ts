/** Tells what was thrown and nobody caught. */
export function watchUnhandledErrors(tell: (thrown: unknown) => void, place: EventTarget = window) {
  const listen = (event: Event) => {
    if (event instanceof ErrorEvent) tell(event.error ?? event.message);
    else if (event instanceof PromiseRejectionEvent) tell(event.reason);
  };
  place.addEventListener('error', listen);
  place.addEventListener('unhandledrejection', listen);
  return () => {
    place.removeEventListener('error', listen);
    place.removeEventListener('unhandledrejection', listen);
  };
}
