import { AUTH_CHANGED, AUTH_CHANNEL } from '#domain/storage-names.ts';

/** The word of another tab may be here before the cookie that it speaks of. */
const LOOK_AGAIN_MS = [100, 2_000];

/** Tells the other tabs that this one signed in or out; they look at the cookie themselves. */
export function tellOtherTabs(at: number) {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(AUTH_CHANNEL);
    channel.postMessage('changed');
    channel.close();
    return;
  }
  try {
    localStorage.setItem(AUTH_CHANGED, String(at));
  } catch {
    // They find out when they are looked at.
  }
}

/** Calls back whenever another tab may have signed in or out: when it says so, and when this tab is looked at again. */
export function watchOtherTabs(look: () => void) {
  let again: ReturnType<typeof setTimeout>[] = [];
  const rest = () => {
    for (const timer of again) clearTimeout(timer);
  };
  const onEvent = () => {
    rest();
    again = LOOK_AGAIN_MS.map((wait) => setTimeout(look, wait));
    look();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === AUTH_CHANGED) onEvent();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') look();
  };
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(AUTH_CHANNEL) : null;
  channel?.addEventListener('message', onEvent);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    rest();
    channel?.close();
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
