import { page } from 'vitest/browser';
import { operatorVerifications as words } from '#copy/operator/requests.ts';
import { decidedElsewhere } from '#machines/operator-verification/operator-verification.cases.ts';
import {
  passedSheet,
  sampleId,
  samplePicture,
  sampleSheet,
} from '#machines/operator-verification/operator-verification.sample.ts';
import { subject } from '#stories/operator-verification/operator-verification.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorVerificationModel } from './operator-verification.model.ts';

const FILE = sampleSheet.licence?.name ?? '';
const choose = (name: string) => page.getByRole('radio', { name }).click();

walkView('[10.8] one verification', operatorVerificationModel, subject, ({ press, type, keys, happens, sees }) => ({
  gestures: {
    'open one': () => happens(event('verification.open', { id: sampleId })),
    'it comes': () => happens(resolved('readSheet', sampleSheet)),
    'nothing comes': () => happens(rejected('readSheet', new Error('没有网络'))),
    'try again': () => press('重试'),
    'the picture is there': () => happens(resolved('readLicence', samplePicture)),
    'no picture comes': () => happens(rejected('readLicence', new Error('没有网络'))),
    'open the licence': () => press(`${words.openLicence} ${FILE}`),
    'choose to reject': () => choose(words.reject),
    'choose to pass': () => choose(words.pass),
    'say why': () => type(words.reason, '执照看不清'),
    'decide on it': () => press(words.submit),
    leave: () => keys('{Escape}'),
    'it holds': () => happens(resolved('decide', null), resolved('readSheet', passedSheet)),
    'a user was first': () => happens(rejected('decide', decidedElsewhere), resolved('readSheet', passedSheet)),
  },
  checks: {
    'none is open': sees({ says: [words.choose] }),
    'it is read': sees({ says: [words.reading] }),
    'shown why': sees({ says: ['没有网络'], shows: { button: ['重试'] } }),
    'its licence comes': sees({ says: [sampleSheet.row.name], hides: { img: [words.picture(FILE)] } }),
    'asked to open it': sees({ says: ['没有网络'], shows: { button: [`${words.openLicence} ${FILE}`] } }),
    'it is compared': sees({
      says: [words.results.different, words.results.same, words.statuses.PENDING, 'FCL26101200007'],
      shows: { img: [words.picture(FILE)] },
    }),
    'a reason is due': sees({ says: [words.reasonHelp] }),
    'it may be rejected': sees({ values: { [words.reason]: '执照看不清' } }),
    'it may pass': sees({ hides: { textbox: [words.reason] } }),
    'it is turned down': sees({ shows: { button: [words.submit] } }),
    'it is decided': sees({ shows: { button: [words.submit] } }),
    'it has passed': sees({
      says: [words.done.PASS, words.statuses.PASS],
      hides: { button: [words.submit] },
    }),
    'notified of the other': sees({ says: ['刚刚有人决定了', words.statuses.PASS], hides: { button: [words.submit] } }),
  },
}));
