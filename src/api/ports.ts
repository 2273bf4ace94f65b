/** What a failed call tells the person. A notification stands under a title, a toast does not. */
export interface Notice {
  kind: 'toast' | 'notification';
  message: string;
}

/** What the client needs from the rest of the app; nothing here is global. */
export interface ApiPorts {
  /** Address before every path; empty for the server the page came from. */
  baseUrl: string;
  token(): string | null;
  notify(notice: Notice): void;
  now(): number;
  /** A number from 0 up to, not including, 1. */
  random(): number;
  /** Resolves after that many milliseconds, rejects when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
  expiry: ExpiryPorts;
  files: FilePorts;
}

export interface ExpiryPorts {
  /** Ends the session here; reloads the page only when told to. Settles when that is done. */
  end(order: { reload: boolean }): Promise<void>;
  /** When an expiry last reloaded the page, kept over reloads. */
  lastReload(): number | null;
  /** Keeps that moment; false where it cannot be kept, and then nothing reloads. */
  recordReload(at: number): boolean;
}

export interface FilePorts {
  save(file: Blob, name: string): void;
  /** Shows a PDF in a tab of its own. */
  open(file: Blob, name: string): void;
}
