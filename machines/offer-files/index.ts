export { type OfferFilesRef, type OfferFilesSnapshot, offerFilesMachine } from './offer-files.machine.ts';
export * from './offer-files.select.ts';
export type { CalendarRequest, OfferFilesEvent, SheetFormat, SheetRequest } from './offer-files.types.ts';
