export { type OrderFileRef, type OrderFileSnapshot, orderFileMachine } from './order-file.machine.ts';
export * from './order-file.select.ts';
export type {
  OrderFileChoice,
  OrderFileReport,
  OrderFileRequest,
  RecordOutcome,
  RecordRequest,
  TemplateFilter,
  TemplateRequest,
} from './order-file.types.ts';
