interface Connection extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

const slow = ['slow-2g', '2g'];

const connectionOf = (navigator: Navigator & { connection?: Connection }) => navigator.connection;

/** Says whether the connection asks to save data, by its own word, by being slow or by being cut, now and whenever that changes. */
export function watchConnection(say: (savesData: boolean) => void) {
  const connection = connectionOf(navigator);
  const tell = () =>
    say(!navigator.onLine || connection?.saveData === true || slow.includes(connection?.effectiveType ?? ''));
  tell();
  connection?.addEventListener('change', tell);
  for (const change of CHANGES) window.addEventListener(change, tell);
  return () => {
    connection?.removeEventListener('change', tell);
    for (const change of CHANGES) window.removeEventListener(change, tell);
  };
}

const CHANGES = ['online', 'offline'];
