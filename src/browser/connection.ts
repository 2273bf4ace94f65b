interface Connection extends EventTarget {
  saveData?: boolean;
}

const connectionOf = (navigator: Navigator & { connection?: Connection }) => navigator.connection;

/** Says whether the connection asks to save data, now and whenever that changes. */
export function watchConnection(say: (savesData: boolean) => void) {
  const connection = connectionOf(navigator);
  const tell = () => say(connection?.saveData === true);
  tell();
  connection?.addEventListener('change', tell);
  return () => connection?.removeEventListener('change', tell);
}
