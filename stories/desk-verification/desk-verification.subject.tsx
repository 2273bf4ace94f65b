import { KIT } from '#copy/kit.ts';
import { deskVerifications as words } from '#copy/operator/requests.ts';
import { sampleSheet } from '#machines/desk-verification/desk-verification.sample.ts';
import type { DeskVerificationRef } from '#machines/desk-verification/index.ts';
import { DeskVerification } from '#src/operator/verification/DeskVerification.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('desk-verification'),
  render: (actor) => <DeskVerification actor={actor as DeskVerificationRef} toList={nothing} />,
  controls: {
    'verification.close': words.close,
    'verification.retry': KIT.retry,
    'licence.open': `${words.openLicence} ${sampleSheet.licence?.name}`,
    'verdict.submit': words.submit,
  },
};
