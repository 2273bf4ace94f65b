import { genericError } from './generic-error.ts';
import { SERVER_MESSAGE_MAX } from './limits.ts';

/** The one sentence for every failure that cannot be described more precisely. */
export const BUSY_MESSAGE = '抱歉，服务器繁忙！';

interface Described {
  /** Plain text fit for a person. */
  message: string;
  /** HTTP status, or 500 where there was none. */
  status: number;
  /** The server's name for this request, to quote to support. */
  requestId?: string;
}

/** Every way a call can end badly. */
export type Failure = Described &
  (
    | {
        /** A business answer with a code other than success. */
        kind: 'refused';
        code: string;
        /** Field path → message, with invalid input. */
        fields?: Readonly<Record<string, string>>;
        /** Seconds to wait before the next try. */
        retryAfter?: number;
        /** The data part of the answer, not validated. */
        details?: unknown;
      }
    | { kind: 'expired'; code: string }
    | { kind: 'busy'; code?: string; retryAfter?: number }
    | { kind: 'invalid'; code?: string }
    | { kind: 'offline' | 'timeout' | 'cut' | 'malformed' | 'cancelled' | 'unknown' }
  );

/** Whether the back end has no such call: a path it does not know, answered by no envelope of the contract. */
export const isUnknownCall = (failure: Failure): boolean =>
  failure.kind === 'invalid' && failure.status === 404 && failure.code === undefined;

export type FailureKind = Failure['kind'];

/** What a failed call throws. */
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

/** A server's message as plain text, or null where it is too long, markup or otherwise not for a person. */
export function speakable(message: unknown): string | null {
  if (typeof message !== 'string') return null;
  const text = message.trim();
  if (text === '' || text.length > SERVER_MESSAGE_MAX || markup.test(text) || strange.test(text)) return null;
  return text;
}

/** Whatever was thrown, as a failure. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof CallFailure) return thrown.failure;
  const { message, status } = genericError(thrown);
  return { kind: 'unknown', message: speakable(message) ?? BUSY_MESSAGE, status };
}
