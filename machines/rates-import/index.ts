export { type RatesImportRef, type RatesImportSnapshot, ratesImportMachine } from './rates-import.machine.ts';
export * from './rates-import.select.ts';
export type {
  ChosenFile,
  PreviewRequest,
  PublishRequest,
  RatePreview,
  RatePublished,
  RateSheet,
  RatesFailure,
  RatesService,
  RateVersion,
  RateVersions,
  RollbackRequest,
} from './rates-import.types.ts';
