import type { AxiosAdapter } from 'axios';

/** What a failed call tells the person. A notification is under a title, a toast does not. */
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
  /** A number from 0 up to, not including, 1. */
  random(): number;
  /** Resolves after that many milliseconds, rejects when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
  /** The server says that nobody is signed in any more; many such answers at once say it once. */
  expire(): void;
  files: FilePorts;
  /** What sends instead of the browser. */
  adapter?: AxiosAdapter;
}

/** A tab that was opened in the click, before its file is there. */
export interface PreviewTab {
  go(address: string): void;
  close(): void;
}

export interface FilePorts {
  save(file: Blob, name: string): void;
  /** Shows a file in `tab`, or in a tab of its own where none is given; saves it where `tab` is null: the browser blocked it. */
  open(file: Blob, name: string, tab?: PreviewTab | null): void;
}
