/** What passes between the server's thread and the thread the embedded database runs on. */
export interface WorkerInput {
  /** Folder of the database; null keeps it in memory. */
  dataDir: string | null;
  /** A dump that a new database starts from instead of an empty one. */
  template: string | null;
}

export type WorkerRequest =
  | { kind: 'wire'; bytes: Uint8Array }
  | { kind: 'forget' }
  | { kind: 'dump' }
  | { kind: 'close' };

export type WorkerReport =
  | { kind: 'ready' }
  | { kind: 'answer'; bytes: Uint8Array }
  | { kind: 'dumped'; bytes: Uint8Array }
  | { kind: 'forgotten' }
  | { kind: 'closed' }
  | { kind: 'failed'; reason: string };
