import type { OfferFilesSnapshot } from './offer-files.machine.ts';

export type OfferFilesScreen = 'failed' | 'ready' | 'writing' | 'written';

export const selectScreen = (snapshot: OfferFilesSnapshot): OfferFilesScreen => snapshot.value;
export const selectRows = (snapshot: OfferFilesSnapshot) => snapshot.context.rows;
export const selectCanExport = (snapshot: OfferFilesSnapshot) => !snapshot.hasTag('busy');
