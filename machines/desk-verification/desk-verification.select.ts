import type { DeskVerificationSnapshot } from './desk-verification.machine.ts';
import { isWaiting } from './desk-verification.rules.ts';

export const selectId = ({ context }: DeskVerificationSnapshot) => context.id;
export const selectSheet = ({ context }: DeskVerificationSnapshot) => context.sheet;
export const selectPicture = ({ context }: DeskVerificationSnapshot) => context.picture;
export const selectVerdict = ({ context }: DeskVerificationSnapshot) => context.verdict;
export const selectReason = ({ context }: DeskVerificationSnapshot) => context.reason;
export const selectRefusal = ({ context }: DeskVerificationSnapshot) => context.refusal;
export const selectDone = ({ context }: DeskVerificationSnapshot) => context.done;
export const selectIsWaiting = ({ context }: DeskVerificationSnapshot) => isWaiting(context);
export const selectIsOpening = (snapshot: DeskVerificationSnapshot) => snapshot.matches('opening');
export const selectIsUnread = (snapshot: DeskVerificationSnapshot) => snapshot.matches('unread');
export const selectIsDeciding = (snapshot: DeskVerificationSnapshot) => snapshot.hasTag('acting');
export const selectCanOpen = (snapshot: DeskVerificationSnapshot) =>
  snapshot.can({ type: 'verification.open', id: '' });
export const selectCanClose = (snapshot: DeskVerificationSnapshot) => snapshot.can({ type: 'verification.close' });
export const selectCanOpenLicence = (snapshot: DeskVerificationSnapshot) => snapshot.can({ type: 'licence.open' });
export const selectCanChoose = (snapshot: DeskVerificationSnapshot) =>
  snapshot.can({ type: 'verdict.chosen', verdict: 'PASS' });
export const selectCanSubmit = (snapshot: DeskVerificationSnapshot) => snapshot.can({ type: 'verdict.submit' });
