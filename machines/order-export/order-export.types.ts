export type ExportFormat = 'csv' | 'xlsx';

/** The filtered list, regardless of its visible page. */
export interface ExportRequest {
  format: ExportFormat;
  query: string;
}

export interface ExportWritten {
  rows: number;
  /** Number of orders in the list; may exceed the export's limit. */
  total: number;
}

export interface OrderExportContext extends ExportWritten {
  asked: ExportRequest | null;
}

export type OrderExportEvent = ({ type: 'export.take' } & ExportRequest) | { type: 'export.retry' };
