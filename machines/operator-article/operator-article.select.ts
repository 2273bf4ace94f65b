import type { OperatorArticleSnapshot } from './operator-article.machine.ts';
import {
  hasAnyCertificate,
  hasUpcoming,
  isDirty,
  isPublishable,
  isShown,
  isWithdrawable,
  takesFiles,
} from './operator-article.rules.ts';

export const selectOpen = ({ context }: OperatorArticleSnapshot) => context.open;
export const selectRow = ({ context }: OperatorArticleSnapshot) => context.article?.row ?? null;
/** The article as it was last loaded or saved. */
export const selectSaved = ({ context }: OperatorArticleSnapshot) => context.article;
export const selectReadAt = ({ context }: OperatorArticleSnapshot) => context.article?.now ?? 0;
export const selectForm = ({ context }: OperatorArticleSnapshot) => context.form;
export const selectErrors = ({ context }: OperatorArticleSnapshot) => context.errors;
export const selectSchedule = ({ context }: OperatorArticleSnapshot) => context.schedule;
export const selectTimeError = ({ context }: OperatorArticleSnapshot) => context.timeError;
export const selectFile = ({ context }: OperatorArticleSnapshot) => context.file;
export const selectChoice = ({ context }: OperatorArticleSnapshot) => context.choice;
export const selectRefusal = ({ context }: OperatorArticleSnapshot) => context.refusal;
export const selectDone = ({ context: { done } }: OperatorArticleSnapshot) => (typeof done === 'string' ? done : null);
export const selectPreview = ({ context: { done } }: OperatorArticleSnapshot) =>
  typeof done === 'string' ? null : done;
export const selectIsDirty = ({ context }: OperatorArticleSnapshot) => isDirty(context);
export const selectIsShown = ({ context }: OperatorArticleSnapshot) => isShown(context);
export const selectHasUpcoming = ({ context }: OperatorArticleSnapshot) => hasUpcoming(context);
export const selectTakesFiles = ({ context }: OperatorArticleSnapshot) => takesFiles(context);
export const selectIsPublishable = ({ context }: OperatorArticleSnapshot) => isPublishable(context);
export const selectIsWithdrawable = ({ context }: OperatorArticleSnapshot) => isWithdrawable(context);
export const selectIsDeciding = (snapshot: OperatorArticleSnapshot) => snapshot.matches('deciding');
export const selectIsOpening = (snapshot: OperatorArticleSnapshot) => snapshot.matches('opening');
export const selectIsUnread = (snapshot: OperatorArticleSnapshot) => snapshot.matches('unread');
export const selectIsLeaving = (snapshot: OperatorArticleSnapshot) => snapshot.matches('leaving');
export const selectIsPreviewing = (snapshot: OperatorArticleSnapshot) => snapshot.matches('previewing');
export const selectIsConflicting = (snapshot: OperatorArticleSnapshot) => snapshot.matches('conflicting');
export const selectIsAsking = (snapshot: OperatorArticleSnapshot) => snapshot.matches('asking');
export const selectIsSaving = (snapshot: OperatorArticleSnapshot) => snapshot.matches('saving');
export const selectIsPublishing = (snapshot: OperatorArticleSnapshot) =>
  snapshot.matches('publishing') || snapshot.matches('timing');
export const selectIsRecalling = (snapshot: OperatorArticleSnapshot) => snapshot.matches('recalling');
export const selectIsActing = (snapshot: OperatorArticleSnapshot) => snapshot.hasTag('acting');
export const selectCanWrite = (snapshot: OperatorArticleSnapshot) => snapshot.can({ type: 'preview.open' });
export const selectCanOpen = (snapshot: OperatorArticleSnapshot) =>
  snapshot.can({ type: 'article.open', kind: 'NEWS', id: null });
export const selectCanClose = (snapshot: OperatorArticleSnapshot) => snapshot.can({ type: 'article.close' });
/** No other action is under way, and a quote has a certificate. */
export const selectCanOpenCertificates = (snapshot: OperatorArticleSnapshot): boolean =>
  snapshot.matches('writing') && hasAnyCertificate(snapshot.context);
