/** Tells a chart whether anyone can see the page of this address, now and whenever that changes. */
export function watchVisibility(own: string, send: (event: { type: 'page.shown' | 'page.hidden' }) => void) {
  const isSeen = () => document.visibilityState === 'visible' && location.pathname === own;
  let wasSeen = true;
  const look = () => {
    if (isSeen() === wasSeen) return;
    wasSeen = isSeen();
    send({ type: wasSeen ? 'page.shown' : 'page.hidden' });
  };
  look();
  const changes = ['popstate', 'pushState', 'replaceState'];
  for (const change of changes) window.addEventListener(change, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const change of changes) window.removeEventListener(change, look);
    document.removeEventListener('visibilitychange', look);
  };
}
