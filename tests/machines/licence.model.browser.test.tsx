import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { verification as words } from '#copy/user-centre/rooms.ts';
import { CallFailure } from '#domain/failure.ts';
import { subject } from '#stories/licence/licence.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { licenceModel } from './licence.model.ts';

const CODE = '91310000MA1FP1239F';
const uploading = words.uploading('营业执照.jpg');
const lost = new Error('网络不通');
const damaged = new CallFailure({ kind: 'refused', code: '10004001', message: '文件已损坏', status: 200 });

walkView('[4.32] a licence on its way', licenceModel, subject, ({ driver, press, happens, sees }) => {
  const moved = (percent: string) => async () => {
    await sees({ status: uploading, shows: { button: [words.cancel] }, hides: { button: [words.retry] } })();
    const bar = page.getByRole('progressbar', { name: uploading });
    await expect.element(bar).toHaveAttribute('aria-valuenow', percent);
  };
  const interrupted = sees({ alert: `${words.interrupted}\n网络不通`, shows: { button: [words.retry, words.cancel] } });
  const ended = (output: object) => expect(driver.actor.getSnapshot().output).toMatchObject(output);
  return {
    gestures: {
      'see it move': () => happens(event('upload.progressed', { percent: 40 })),
      'it arrives': () => happens(resolved('uploadLicence', { fileId: 'file' })),
      'the network fails': () => happens(rejected('uploadLicence', lost)),
      'the file is damaged': () => happens(rejected('uploadLicence', damaged)),
      'the reader fails': () => happens(rejected('recogniseLicence', lost)),
      'it is read': () => happens(resolved('recogniseLicence', { kind: 'read', creditCode: CODE })),
      'try again': () => press(words.retry),
      'give it up': () => press(words.cancel),
    },
    checks: {
      'on its way': moved('0'),
      'nearly half of it there': moved('40'),
      'shown the failure': interrupted,
      'shown the reason of the reader': interrupted,
      'being read': sees({ status: words.recognising }),
      refused: () => ended({ kind: 'refused' }),
      taken: () => ended({ kind: 'read' }),
      closed: () => ended({ kind: 'cancelled' }),
    },
  };
});
