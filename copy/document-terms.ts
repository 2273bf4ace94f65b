import type { DocumentKind } from '#domain/documents/kinds.ts';
import type { ExplainedTerm } from './terms.ts';

/** Documents whose names are words of the trade. */
export const documentTerms: Readonly<Partial<Record<DocumentKind, ExplainedTerm>>> = {
  'booking-note': { name: 'bookingNote', word: '托书' },
  'dg-declaration': { name: 'declaration', word: '危险货物申报' },
};
