import { airDeclaration, missingOfAirDeclaration } from '../air/declaration.ts';
import { missingOfRailAttachment, railAttachment } from '../rail/attachment.ts';
import { bookingNote } from './booking-note.ts';
import { declaration, missingOfDeclaration } from './declaration.ts';
import type { DocumentDescription, DocumentOrder, DocumentSection, MissingField } from './description.ts';
import type { DocumentKind } from './kinds.ts';
import { labels, labelsOfOrder, missingOfLabels } from './labels.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { missingOfPackingCertificate, packingCertificate } from './packing-certificate.ts';
import { quoteSheet } from './quote-sheet.ts';
import { missingOfRoadDocument, roadDocument } from './road-document.ts';

const sectionsOf: Readonly<Record<DocumentKind, (order: DocumentOrder) => DocumentSection[]>> = {
  'booking-note': bookingNote,
  'dg-declaration': declaration,
  'packing-certificate': packingCertificate,
  'air-declaration': airDeclaration,
  'road-document': roadDocument,
  'rail-attachment': railAttachment,
  labels,
  'quote-sheet': quoteSheet,
  'order-confirmation': orderConfirmation,
};

const missingIn: Readonly<Partial<Record<DocumentKind, (order: DocumentOrder) => MissingField[]>>> = {
  'dg-declaration': missingOfDeclaration,
  'packing-certificate': missingOfPackingCertificate,
  'air-declaration': missingOfAirDeclaration,
  'road-document': missingOfRoadDocument,
  'rail-attachment': missingOfRailAttachment,
  labels: missingOfLabels,
};

export const missingOf = (order: DocumentOrder, kind: DocumentKind): MissingField[] => missingIn[kind]?.(order) ?? [];

/** Builds the document's contents, used for the file and the page. */
export const documentOf = (order: DocumentOrder, kind: DocumentKind): DocumentDescription => ({
  kind,
  orderNo: order.orderNo,
  issuedAt: order.now,
  sections: sectionsOf[kind](order).filter(
    ({ rows, table, fees }) => (rows ?? table?.rows ?? fees?.lines ?? []).length > 0,
  ),
  ...(kind === 'labels' ? { sheets: labelsOfOrder(order).sheets } : {}),
  missing: missingOf(order, kind),
});
