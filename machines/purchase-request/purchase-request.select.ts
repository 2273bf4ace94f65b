import type { UploadsRef } from '../uploads/index.ts';
import type { PurchaseRequestSnapshot } from './purchase-request.machine.ts';

type Screen = 'blank' | 'form' | 'published';

export const selectScreen = (snapshot: PurchaseRequestSnapshot): Screen => {
  if (snapshot.matches('published')) return 'published';
  return snapshot.hasTag('form') ? 'form' : 'blank';
};
export const selectIsSending = (snapshot: PurchaseRequestSnapshot) => snapshot.hasTag('busy');
export const selectCanEdit = (snapshot: PurchaseRequestSnapshot) =>
  snapshot.can({ type: 'request.edit', path: 'remark', value: '' });
export const selectCanAdd = (snapshot: PurchaseRequestSnapshot) => snapshot.can({ type: 'request.addItem' });
export const selectCanRemove = (snapshot: PurchaseRequestSnapshot) =>
  snapshot.can({ type: 'request.removeItem', index: 0 });
export const selectForm = ({ context }: PurchaseRequestSnapshot) => context.form;
export const selectNow = ({ context }: PurchaseRequestSnapshot) => context.now;
export const selectFailure = ({ context }: PurchaseRequestSnapshot) => context.failure;
export const selectAuthor = ({ context }: PurchaseRequestSnapshot) => context.author;
export const selectPublished = ({ context }: PurchaseRequestSnapshot) => context.published;
export const selectUploads = ({ children }: PurchaseRequestSnapshot) => children.uploads as UploadsRef | undefined;
