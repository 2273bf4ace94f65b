export interface AccessCodeInput {
  postId: string;
}

export interface AccessCodeContext extends AccessCodeInput {
  code: string;
  /** The visitor submitted text that does not have the format of a code. */
  isIncomplete: boolean;
  /** The server's reason for refusing the code. */
  failure: string | null;
  /** Seconds until the next attempt, as sent by the server. */
  seconds: number;
}

export interface TryCode {
  postId: string;
  code: string;
}

export type AccessCodeEvent = { type: 'code.typed'; code: string } | { type: 'code.submit' };
