export type ExportFormat = 'csv' | 'xlsx';

/** The list as its address narrows it, whatever page of it is shown. */
export interface ExportAsked {
  format: ExportFormat;
  query: string;
}

export interface ExportWritten {
  /** Orders that the file holds. */
  rows: number;
  /** Orders of the list; more than are written at most where it is long. */
  total: number;
}

export interface OrderExportContext extends ExportWritten {
  asked: ExportAsked | null;
}

export type OrderExportEvent = ({ type: 'export.take' } & ExportAsked) | { type: 'export.retry' };
