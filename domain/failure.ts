import { genericError } from './generic-error.ts';
import { SERVER_MESSAGE_MAX } from './limits.ts';

/** Fallback message of failures without a more precise one. */
export const BUSY_MESSAGE = '抱歉，服务器繁忙！';

interface Described {
  /** Plain text that may be shown to users. */
  message: string;
  /** HTTP status, or 500 when there was none. */
  status: number;
  /** Server's request id, to quote to support. */
  requestId?: string;
}

export type Failure = Described &
  (
    | {
        /** Business response with a code other than success. */
        kind: 'refused';
        code: string;
        /** Field path to message, for invalid input. */
        fields?: Readonly<Record<string, string>>;
        /** Seconds to wait before the next attempt. */
        retryAfter?: number;
        /** Unvalidated `data` of the response. */
        details?: unknown;
      }
    | { kind: 'expired'; code: string }
    | { kind: 'busy'; code?: string; retryAfter?: number }
    | { kind: 'invalid'; code?: string }
    | { kind: 'offline' | 'timeout' | 'cut' | 'malformed' | 'cancelled' | 'unknown' }
  );

/** True when the back end does not implement the call: an unknown path, answered without the API's envelope. */
export const isUnknownCall = (failure: Failure): boolean =>
  failure.kind === 'invalid' && failure.status === 404 && failure.code === undefined;

export type FailureKind = Failure['kind'];

export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

const markup = /<[\w/!?]|&#?\w+;/u;
const strange = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

/**
 * Returns the server's message as plain text; null when it is too long, contains markup or is otherwise unfit to show.
 */
export function displayableMessage(message: unknown): string | null {
  if (typeof message !== 'string') return null;
  const text = message.trim();
  if (text === '' || text.length > SERVER_MESSAGE_MAX || markup.test(text) || strange.test(text)) return null;
  return text;
}

export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof CallFailure) return thrown.failure;
  const { message, status } = genericError(thrown);
  return { kind: 'unknown', message: displayableMessage(message) ?? BUSY_MESSAGE, status };
}
