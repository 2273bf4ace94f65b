import type { RatesImportSnapshot } from './rates-import.machine.ts';
import { inForceOf, rollbackTargetOf, scheduledAt, waitingOf } from './rates-import.rules.ts';

/** Progress of the chosen file. */
export type RatesStage = 'choosing' | 'uploading' | 'withErrors' | 'outdated' | 'previewed';

export const selectService = ({ context }: RatesImportSnapshot) => context.service;
export const selectVersions = ({ context }: RatesImportSnapshot) => context.list?.versions ?? null;
export const selectInForce = ({ context }: RatesImportSnapshot) => inForceOf(context.list);
export const selectComingBack = ({ context }: RatesImportSnapshot) => rollbackTargetOf(context.list);
export const selectFile = ({ context }: RatesImportSnapshot) => context.file;
export const selectFileError = ({ context }: RatesImportSnapshot) => context.fileError;
export const selectPercent = ({ context }: RatesImportSnapshot) => context.percent;
export const selectPreview = ({ context }: RatesImportSnapshot) => context.preview;
export const selectAcceptsLoss = ({ context }: RatesImportSnapshot) => context.schedule.acceptsLoss;
export const selectWhen = ({ context }: RatesImportSnapshot) => context.schedule.when;
export const selectTime = ({ context }: RatesImportSnapshot) => context.schedule.time;
/** Null for at once, and while the time is invalid. */
export const selectGoesInForceAt = ({ context }: RatesImportSnapshot) => scheduledAt(context.schedule);
export const selectTimeError = ({ context }: RatesImportSnapshot) => context.schedule.error;
export const selectDone = ({ context }: RatesImportSnapshot) => context.done;
export const selectFailure = ({ context }: RatesImportSnapshot) => context.failure;
export function selectStage(snapshot: RatesImportSnapshot): RatesStage {
  const { preview, isOutdated } = snapshot.context;
  if (snapshot.matches('uploading')) return 'uploading';
  if (preview === null) return 'choosing';
  if (preview.previewId === null) return 'withErrors';
  return isOutdated ? 'outdated' : 'previewed';
}
export const selectIsReading = (snapshot: RatesImportSnapshot) => snapshot.matches('readingVersions');
export const selectIsUnread = (snapshot: RatesImportSnapshot) => snapshot.matches('unread');
export const selectIsAsking = (snapshot: RatesImportSnapshot) => snapshot.matches('asking');
export const selectIsRollingBack = (snapshot: RatesImportSnapshot) => snapshot.matches('rollingBack');
export const selectIsPublishing = (snapshot: RatesImportSnapshot) =>
  snapshot.matches('publishing') || snapshot.matches('timing');
export const selectIsOpen = (snapshot: RatesImportSnapshot) => snapshot.matches('open');
export const selectCanAskRollback = (snapshot: RatesImportSnapshot) => snapshot.can({ type: 'rollback.ask' });
/** The scheduled version whose withdrawal is being confirmed or sent. */
export const selectWithdrawal = ({ context }: RatesImportSnapshot) => waitingOf(context.list, context.withdrawal);
export const selectIsAskingToWithdraw = (snapshot: RatesImportSnapshot) => snapshot.matches('askingToWithdraw');
export const selectIsWithdrawing = (snapshot: RatesImportSnapshot) => snapshot.matches('withdrawing');
