import { bookingNote } from './booking-note.ts';
import { declaration, missingOfDeclaration } from './declaration.ts';
import type { DocumentDescription, DocumentOrder, DocumentSection, MissingField } from './description.ts';
import type { DocumentKind } from './kinds.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { quoteSheet } from './quote-sheet.ts';

const sectionsOf: Readonly<Record<DocumentKind, (order: DocumentOrder) => DocumentSection[]>> = {
  'booking-note': bookingNote,
  'dg-declaration': declaration,
  'quote-sheet': quoteSheet,
  'order-confirmation': orderConfirmation,
};

/** What a document of this kind cannot be made without. */
export const missingOf = (order: DocumentOrder, kind: DocumentKind): MissingField[] =>
  kind === 'dg-declaration' ? missingOfDeclaration(order) : [];

/** Everything a document says, from which both the file and the page are made. */
export const documentOf = (order: DocumentOrder, kind: DocumentKind): DocumentDescription => ({
  kind,
  orderNo: order.orderNo,
  issuedAt: order.now,
  sections: sectionsOf[kind](order).filter(
    ({ rows, table, fees }) => (rows ?? table?.rows ?? fees?.lines ?? []).length > 0,
  ),
  missing: missingOf(order, kind),
});
