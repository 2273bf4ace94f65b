import type { SharingSnapshot } from './sharing.machine.ts';

export type SharingScreen = 'copied' | 'failed' | 'made' | 'making' | 'uncopied';

export function selectScreen(snapshot: SharingSnapshot): SharingScreen {
  if (snapshot.matches({ open: 'copied' })) return 'copied';
  if (snapshot.matches({ open: 'uncopied' })) return 'uncopied';
  if (snapshot.hasTag('made')) return 'made';
  return snapshot.matches({ open: 'failed' }) ? 'failed' : 'making';
}

export const selectIsOpen = (snapshot: SharingSnapshot) => snapshot.hasTag('open');
export const selectUrl = ({ context: { link } }: SharingSnapshot) => link?.url ?? null;
export const selectExpiry = ({ context: { link } }: SharingSnapshot) => link?.expiresAt ?? null;
export const selectDays = (snapshot: SharingSnapshot) => snapshot.context.days;
export const selectTitle = ({ context: { shared } }: SharingSnapshot) =>
  shared === null || shared.kind === 'order' ? '' : shared.title;
export const selectCanCopy = (snapshot: SharingSnapshot) => snapshot.can({ type: 'share.copy' });
/** The service whose form is shared; null for a page. A link contains only part of the form. */
export const selectService = ({ context: { shared } }: SharingSnapshot) =>
  shared?.kind === 'order' ? shared.content.service : null;
