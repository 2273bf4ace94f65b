import type { AmendmentSnapshot } from './amendment.machine.ts';

export const selectFailure = ({ context }: AmendmentSnapshot) => context.failure;
export const selectIsAsking = (snapshot: AmendmentSnapshot) =>
  snapshot.matches('asking') || snapshot.matches('withdrawing');
export const selectIsWithdrawing = (snapshot: AmendmentSnapshot) => snapshot.hasTag('busy');
export const selectIsDecided = (snapshot: AmendmentSnapshot) => snapshot.matches('decided');
export const selectCanWithdraw = (snapshot: AmendmentSnapshot) => snapshot.matches('viewing');
export const selectCanKeep = (snapshot: AmendmentSnapshot) => snapshot.can({ type: 'amendment.keep' });
