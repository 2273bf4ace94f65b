export { type DeskRecordsRef, type DeskRecordsSnapshot, deskRecordsMachine } from './desk-records.machine.ts';
export * from './desk-records.select.ts';
export type {
  DeskRecord,
  RecordFilters,
  RecordSaved,
  RecordsPage,
  RecordsRequest,
  RecordToSave,
} from './desk-records.types.ts';
