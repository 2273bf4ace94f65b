import type { DeskArticleSnapshot } from './desk-article.machine.ts';
import {
  hasAnyCertificate,
  hasUpcoming,
  isDirty,
  isPublishable,
  isShown,
  isWithdrawable,
  takesFiles,
} from './desk-article.rules.ts';

export const selectOpen = ({ context }: DeskArticleSnapshot) => context.open;
export const selectRow = ({ context }: DeskArticleSnapshot) => context.article?.row ?? null;
/** The article as it was last loaded or saved. */
export const selectSaved = ({ context }: DeskArticleSnapshot) => context.article;
export const selectReadAt = ({ context }: DeskArticleSnapshot) => context.article?.now ?? 0;
export const selectForm = ({ context }: DeskArticleSnapshot) => context.form;
export const selectErrors = ({ context }: DeskArticleSnapshot) => context.errors;
export const selectSchedule = ({ context }: DeskArticleSnapshot) => context.schedule;
export const selectTimeError = ({ context }: DeskArticleSnapshot) => context.timeError;
export const selectFile = ({ context }: DeskArticleSnapshot) => context.file;
export const selectChoice = ({ context }: DeskArticleSnapshot) => context.choice;
export const selectRefusal = ({ context }: DeskArticleSnapshot) => context.refusal;
export const selectDone = ({ context: { done } }: DeskArticleSnapshot) => (typeof done === 'string' ? done : null);
export const selectPreview = ({ context: { done } }: DeskArticleSnapshot) => (typeof done === 'string' ? null : done);
export const selectIsDirty = ({ context }: DeskArticleSnapshot) => isDirty(context);
export const selectIsShown = ({ context }: DeskArticleSnapshot) => isShown(context);
export const selectHasUpcoming = ({ context }: DeskArticleSnapshot) => hasUpcoming(context);
export const selectTakesFiles = ({ context }: DeskArticleSnapshot) => takesFiles(context);
export const selectIsPublishable = ({ context }: DeskArticleSnapshot) => isPublishable(context);
export const selectIsWithdrawable = ({ context }: DeskArticleSnapshot) => isWithdrawable(context);
export const selectIsDeciding = (snapshot: DeskArticleSnapshot) => snapshot.matches('deciding');
export const selectIsOpening = (snapshot: DeskArticleSnapshot) => snapshot.matches('opening');
export const selectIsUnread = (snapshot: DeskArticleSnapshot) => snapshot.matches('unread');
export const selectIsLeaving = (snapshot: DeskArticleSnapshot) => snapshot.matches('leaving');
export const selectIsPreviewing = (snapshot: DeskArticleSnapshot) => snapshot.matches('previewing');
export const selectIsConflicting = (snapshot: DeskArticleSnapshot) => snapshot.matches('conflicting');
export const selectIsAsking = (snapshot: DeskArticleSnapshot) => snapshot.matches('asking');
export const selectIsSaving = (snapshot: DeskArticleSnapshot) => snapshot.matches('saving');
export const selectIsPublishing = (snapshot: DeskArticleSnapshot) =>
  snapshot.matches('publishing') || snapshot.matches('timing');
export const selectIsRecalling = (snapshot: DeskArticleSnapshot) => snapshot.matches('recalling');
export const selectIsActing = (snapshot: DeskArticleSnapshot) => snapshot.hasTag('acting');
export const selectCanWrite = (snapshot: DeskArticleSnapshot) => snapshot.can({ type: 'preview.open' });
export const selectCanOpen = (snapshot: DeskArticleSnapshot) =>
  snapshot.can({ type: 'article.open', kind: 'NEWS', id: null });
export const selectCanClose = (snapshot: DeskArticleSnapshot) => snapshot.can({ type: 'article.close' });
/** No other action is under way, and a quote has a certificate. */
export const selectCanOpenCertificates = (snapshot: DeskArticleSnapshot): boolean =>
  snapshot.matches('writing') && hasAnyCertificate(snapshot.context);
