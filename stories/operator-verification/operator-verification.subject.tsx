import { KIT } from '#copy/kit.ts';
import { operatorVerifications as words } from '#copy/operator/requests.ts';
import type { OperatorVerificationRef } from '#machines/operator-verification/index.ts';
import { sampleSheet } from '#machines/operator-verification/operator-verification.sample.ts';
import { OperatorVerification } from '#src/operator/verification/OperatorVerifications.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('operator-verification'),
  render: (actor) => <OperatorVerification actor={actor as OperatorVerificationRef} toList={nothing} />,
  controls: {
    'verification.close': words.close,
    'verification.retry': KIT.retry,
    'licence.open': `${words.openLicence} ${sampleSheet.licence?.name}`,
    'verdict.submit': words.submit,
  },
};
