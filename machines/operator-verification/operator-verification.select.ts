import type { OperatorVerificationSnapshot } from './operator-verification.machine.ts';
import { isWaiting } from './operator-verification.rules.ts';

export { selectId, selectIsOpening, selectIsUnread, selectRefusal, selectSheet } from '../kit/record-sheet.ts';

export const selectPicture = ({ context }: OperatorVerificationSnapshot) => context.picture;
export const selectVerdict = ({ context }: OperatorVerificationSnapshot) => context.verdict;
export const selectReason = ({ context }: OperatorVerificationSnapshot) => context.reason;
export const selectDone = ({ context }: OperatorVerificationSnapshot) => context.done;
export const selectIsWaiting = ({ context }: OperatorVerificationSnapshot) => isWaiting(context);
export const selectIsDeciding = (snapshot: OperatorVerificationSnapshot) => snapshot.hasTag('acting');
export const selectCanOpen = (snapshot: OperatorVerificationSnapshot) =>
  snapshot.can({ type: 'verification.open', id: '' });
export const selectCanClose = (snapshot: OperatorVerificationSnapshot) => snapshot.can({ type: 'verification.close' });
export const selectCanOpenLicence = (snapshot: OperatorVerificationSnapshot) => snapshot.can({ type: 'licence.open' });
export const selectCanChoose = (snapshot: OperatorVerificationSnapshot) =>
  snapshot.can({ type: 'verdict.chosen', verdict: 'PASS' });
export const selectCanSubmit = (snapshot: OperatorVerificationSnapshot) => snapshot.can({ type: 'verdict.submit' });
