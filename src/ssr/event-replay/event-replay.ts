import { STRIP_CLOSED } from '#domain/storage-names.ts';
import { hideForm, hideSignIn, hideStrip } from './hide-until-ready.ts';
import { replayEarlyInput } from './replay.ts';
import { scheduleHydration } from './start-hydration.ts';
import { hasStoredData } from './stored-data.ts';

const { stored = '', within, files = '', reader } = document.currentScript?.dataset ?? {};
const isOwn = reader === 'own';

const hydrate = scheduleHydration({ within: Number(within), files: files.split(' ').filter(Boolean), isOwn });
if (reader === '') hideSignIn();
if (hasStoredData([STRIP_CLOSED])) hideStrip();
if (hasStoredData(stored.split(' ').filter(Boolean))) {
  if (isOwn) hideForm();
  hydrate();
}
replayEarlyInput();
