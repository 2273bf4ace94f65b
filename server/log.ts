import type { Clock } from '#domain/clock.ts';

export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, unknown>>;

/**
 * Logs one line of JSON per event. Values under secret or personal names are dropped, and phone numbers are masked
 * in any text.
 */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

const HIDDEN = '[hidden]';
const hiddenNames =
  /phone|mobile|token|ticket|password|secret|authorization|cookie|verification|pointjson|email|taxpayer|creditcode|bank|^code$|^key$|key$/i;
/** Matches phones in any spelling, and long tokens. */
const phones = /(?<!\d)(?:\+?86[- ]?)?1[2-9]\d(?:[- ]?\d){8}(?!\d)/g;
const longSecrets = /(?<![\w-])[\w-]{32,}(?![\w-])/g;
const addresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const TEXT_MAX = 2_000;
const DEPTH_MAX = 6;

export function redactText(text: string): string {
  return text.slice(0, TEXT_MAX).replace(phones, HIDDEN).replace(addresses, HIDDEN).replace(longSecrets, HIDDEN);
}

/** Ids created here, which are logged in full. */
const plainNames = new Set(['id', 'requestId', 'userId', 'sessionId', 'build', 'at', 'level', 'event']);

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH_MAX) return HIDDEN;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Error) return describeError(value);
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redactField(name, inner, depth)]));
}

function redactField(name: string, value: unknown, depth: number): unknown {
  if (plainNames.has(name) && typeof value === 'string') return value.slice(0, 200);
  return hiddenNames.test(name) ? HIDDEN : redact(value, depth + 1);
}

/** The message of a failed query repeats its parameters, so only the database's own message is logged. */
function describeError(error: Error): LogFields {
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const [message = ''] = error.message.split('\nparams:');
  return {
    name: error.name,
    message: redactText(message),
    stack: redactText(framesOf(cause ?? error)),
    ...(cause === undefined ? {} : { cause: redactText(cause.message) }),
  };
}

/** Returns the stack frames without the message above them. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 8).join('\n');
}

export function createLog(clock: Clock, write: (line: string) => void): Log {
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      const line = { at: new Date(clock.now()).toISOString(), level, event, ...(redact(fields, 0) as LogFields) };
      write(`${JSON.stringify(line)}\n`);
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
