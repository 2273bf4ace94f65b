/** Messages between the server's thread and the embedded database's thread. */
export interface WorkerInput {
  /** Database folder; null keeps it in memory. */
  dataDir: string | null;
  /** Dump that a new database starts from. */
  template: string | null;
}

export type WorkerRequest =
  | { kind: 'wire'; bytes: Uint8Array }
  | { kind: 'forget' }
  | { kind: 'dump' }
  | { kind: 'copy'; target: string }
  | { kind: 'close' };

export type WorkerReport =
  | { kind: 'ready' }
  | { kind: 'answer'; bytes: Uint8Array }
  | { kind: 'dumped'; bytes: Uint8Array }
  | { kind: 'copied' }
  | { kind: 'forgotten' }
  | { kind: 'closed' }
  | { kind: 'failed'; reason: string };
