import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { LicenceInput } from './licence.types.ts';
import { licenceWords } from './licence.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });
const refused = (id: string) => ({
  type: `xstate.error.actor.${id}`,
  error: new CallFailure({ kind: 'refused', code: '10004001', message: '文件已损坏', status: 200 }),
});

const input: LicenceInput = { licence: { name: '营业执照.jpg', size: 300_000, type: 'image/jpeg', body: null } };

export const licenceCases: MachineCases = {
  words: licenceWords,
  input,
  events: {
    'licence.cancel': [{ type: 'licence.cancel' }],
    'licence.retry': [{ type: 'licence.retry' }],
    'upload.progressed': [{ type: 'upload.progressed', percent: 40 }],
    'xstate.done.actor.uploadLicence': [
      done('uploadLicence', { fileId: 'file' }),
      done('uploadLicence', { fileId: 'file-2' }),
    ],
    'xstate.error.actor.uploadLicence': [lost('uploadLicence'), refused('uploadLicence')],
    'xstate.done.actor.recogniseLicence': [
      done('recogniseLicence', { kind: 'read', creditCode: '91310000MA1FP1239F' }),
      done('recogniseLicence', { kind: 'unreadable' }),
    ],
    'xstate.error.actor.recogniseLicence': [lost('recogniseLicence')],
  },
  delays: {},
  feeds: { 'upload.progressed': 'progress' },
};
