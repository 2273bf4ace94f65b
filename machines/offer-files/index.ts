export { type OfferFilesRef, type OfferFilesSnapshot, offerFilesMachine } from './offer-files.machine.ts';
export * from './offer-files.select.ts';
export type { CalendarAsked, OfferFilesEvent, SheetAsked, SheetFormat } from './offer-files.types.ts';
