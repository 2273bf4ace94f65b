export interface AccessCodeInput {
  postId: string;
}

export interface AccessCodeContext extends AccessCodeInput {
  /** As typed. */
  code: string;
  /** The visitor tried to send a text that is no code. */
  isIncomplete: boolean;
  /** Why the post did not open. */
  failure: string | null;
  /** Seconds until the next try, as the server said. */
  seconds: number;
}

export interface TryCode {
  postId: string;
  code: string;
}

export type AccessCodeEvent = { type: 'code.typed'; code: string } | { type: 'code.submit' };
