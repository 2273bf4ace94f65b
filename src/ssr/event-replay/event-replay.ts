import { STRIP_CLOSED } from '#domain/storage-names.ts';
import { hideForm, hideSignIn, hideStrip } from './hide-until-ready.ts';
import { replayLater } from './replay.ts';
import { wakeLater } from './start-hydration.ts';

const { kept = '', within, files = '', reader } = document.currentScript?.dataset ?? {};
const isOwn = reader === 'own';

/** Whether this browser kept something of a visit that the page is to show at once. */
const hasKept = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].some((key) =>
    kept.split(' ').some((name) => key.startsWith(name)),
  );

const wake = wakeLater({ within: Number(within), files: files.split(' ').filter(Boolean), isOwn });
if (reader === '') hideSignIn();
try {
  if (sessionStorage.getItem(STRIP_CLOSED) !== null) hideStrip();
  if (kept && hasKept()) {
    if (isOwn) hideForm();
    wake();
  }
} catch {
  // A browser that lends no storage has kept nothing.
}
replayLater();
