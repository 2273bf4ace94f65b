export function watchOnline(notify: () => void) {
  window.addEventListener('online', notify);
  return () => window.removeEventListener('online', notify);
}

/** As far as the browser knows: a line that is cut further on still counts. */
export const isOnline = (): boolean => navigator.onLine;

interface Connection extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

const slow = ['slow-2g', '2g'];

const connectionOf = (navigator: Navigator & { connection?: Connection }) => navigator.connection;

/** Says whether the connection asks to save data, by its own word, by being slow or by being cut, now and whenever that changes. */
export function watchConnection(notify: (savesData: boolean) => void) {
  const connection = connectionOf(navigator);
  const update = () =>
    notify(!navigator.onLine || connection?.saveData === true || slow.includes(connection?.effectiveType ?? ''));
  update();
  connection?.addEventListener('change', update);
  for (const change of CHANGES) window.addEventListener(change, update);
  return () => {
    connection?.removeEventListener('change', update);
    for (const change of CHANGES) window.removeEventListener(change, update);
  };
}

const CHANGES = ['online', 'offline'];
