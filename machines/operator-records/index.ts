export {
  type OperatorRecordsRef,
  type OperatorRecordsSnapshot,
  operatorRecordsMachine,
} from './operator-records.machine.ts';
export * from './operator-records.select.ts';
export type {
  OperatorRecord,
  RecordFilters,
  RecordSaved,
  RecordsPage,
  RecordsRequest,
  RecordToSave,
} from './operator-records.types.ts';
