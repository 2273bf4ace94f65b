import { TOAST_AFTER_RELOAD } from '#domain/storage-names.ts';
import { sessionKeeper } from './session-keeper.ts';

/** The names of toasts to show after a reload. */
export const leaveToast = (name: string) => sessionKeeper.write(TOAST_AFTER_RELOAD, name);

export function takeToast(): string | null {
  const name = sessionKeeper.read(TOAST_AFTER_RELOAD);
  sessionKeeper.remove(TOAST_AFTER_RELOAD);
  return name;
}
