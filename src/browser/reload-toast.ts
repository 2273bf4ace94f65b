import { sessionKeeper } from './session-keeper.ts';

const KEY = 'toast-after-reload';

/** Words to be said once the page has reloaded, by their name. */
export const leaveToast = (name: string) => sessionKeeper.write(KEY, name);

export function takeToast(): string | null {
  const name = sessionKeeper.read(KEY);
  sessionKeeper.remove(KEY);
  return name;
}
