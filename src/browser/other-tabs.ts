const NAME = 'auth';
const STORAGE_KEY = 'auth-changed';

/** Tells the other tabs that this one signed in or out; they look at the cookie themselves. */
export function tellOtherTabs(at: number) {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(NAME);
    channel.postMessage('changed');
    channel.close();
    return;
  }
  try {
    localStorage.setItem(STORAGE_KEY, String(at));
  } catch {
    // They find out when they are looked at.
  }
}

/** Calls back whenever another tab may have signed in or out: when it says so, and when this tab is looked at again. */
export function watchOtherTabs(look: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) look();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') look();
  };
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null;
  channel?.addEventListener('message', look);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    channel?.close();
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
