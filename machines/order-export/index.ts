export { type OrderExportRef, type OrderExportSnapshot, orderExportMachine } from './order-export.machine.ts';
export * from './order-export.select.ts';
export type { ExportFormat, ExportRequest, ExportWritten, OrderExportEvent } from './order-export.types.ts';
