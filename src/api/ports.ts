import type { AxiosAdapter } from 'axios';

/** Failure message for the user. A notification has a title, a toast has none. */
export interface Notice {
  kind: 'toast' | 'notification';
  message: string;
}

export interface ApiPorts {
  /** Address before every path; empty for the server the page came from. */
  baseUrl: string;
  token(): string | null;
  notify(notice: Notice): void;
  /** A number from 0 up to, not including, 1. */
  random(): number;
  /** Resolves after that many milliseconds, rejects when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
  /** Called when the server reports an expired session; concurrent failures call it once. */
  expire(): void;
  files: FilePorts;
  /** Replaces the browser's HTTP adapter. */
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
