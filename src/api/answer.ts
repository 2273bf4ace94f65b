import { safeParse } from 'valibot';
import type { ClientCall, Handler } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import { fieldMessages } from '#contract/messages.ts';
import { BUSY_MESSAGE, CallFailure, displayableMessage, type Failure } from '#domain/failure.ts';

/** An answer as it came: the text is not parsed yet. */
export interface Answered {
  status: number;
  text: string;
  header(name: string): string | undefined;
}

type Bag = Readonly<Record<string, unknown>>;

const isSuccess: Record<Handler, (code: string) => boolean> = {
  strict: (code) => code === CODE.ok,
  alternative: (code) => code.endsWith(CODE.okShort),
};

const expiredCodes: readonly unknown[] = [CODE.expired, CODE.notSignedIn];

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

const finite = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldsOf(details: Bag): Readonly<Record<string, string>> | undefined {
  if (!isBag(details.fields)) return undefined;
  const entries = Object.entries(details.fields).slice(0, 50);
  return Object.fromEntries(
    entries.map(([path, message]) => [path, displayableMessage(message) ?? fieldMessages.shape]),
  );
}

function retryAfterOf(details: Bag, answered: Answered): number | undefined {
  const header = answered.header('retry-after');
  return finite(details.retryAfter) ?? (header === undefined || header === '' ? undefined : finite(Number(header)));
}

const present = <Bagged extends object>(bag: Bagged) =>
  Object.fromEntries(Object.entries(bag).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Bagged]: Exclude<Bagged[Key], undefined>;
  };

function failureOf(answered: Answered, envelope: Bag): Failure {
  const { status } = answered;
  const code = typeof envelope.code === 'string' ? envelope.code : undefined;
  const details = isBag(envelope.data) ? envelope.data : {};
  const requestId =
    displayableMessage(details.requestId) ?? displayableMessage(answered.header('x-request-id')) ?? undefined;
  const described = {
    message: displayableMessage(envelope.message) ?? BUSY_MESSAGE,
    status,
    ...present({ requestId }),
  } as const;
  if (status === 401 || expiredCodes.includes(code)) {
    return { kind: 'expired', code: code ?? CODE.notSignedIn, ...described };
  }
  const retryAfter = retryAfterOf(details, answered);
  if (status === 200 && code !== undefined) {
    const fields = fieldsOf(details);
    return { kind: 'refused', code, details: envelope.data, ...described, ...present({ fields, retryAfter }) };
  }
  if (status === 429 || status === 503) return { kind: 'busy', ...described, ...present({ code, retryAfter }) };
  return { kind: 'invalid', ...described, ...present({ code }) };
}

/** A 200 that is not the contract's: cut on the way, or of another shape. */
function misshapen(answered: Answered, kind: 'cut' | 'malformed'): CallFailure {
  return new CallFailure({ kind, message: BUSY_MESSAGE, status: answered.status });
}

/** Only a server of the captcha protocol answers without an envelope. */
const isBare = (call: ClientCall, answer: Bag) =>
  call.handler === 'alternative' && answer.code === undefined && typeof answer.repCode === 'string';

/** The data of a good answer, checked against the call's schema; anything else is thrown as a failure. */
export function readAnswer(call: ClientCall, answered: Answered): unknown {
  const envelope = parsed(answered.text);
  const succeeded = answered.status >= 200 && answered.status < 300;
  if (!isBag(envelope)) {
    if (!succeeded) throw new CallFailure(failureOf(answered, {}));
    const claimsJson = answered.header('content-type')?.includes('json') ?? false;
    throw misshapen(answered, envelope === undefined && claimsJson ? 'cut' : 'malformed');
  }
  const { code, data } = isBare(call, envelope) ? { code: CODE.ok, data: envelope } : envelope;
  if (!succeeded) throw new CallFailure(failureOf(answered, envelope));
  if (typeof code !== 'string') throw misshapen(answered, 'malformed');
  if (!isSuccess[call.handler](code)) throw new CallFailure(failureOf({ ...answered, status: 200 }, envelope));
  const checked = safeParse(call.answer, data === undefined ? null : data);
  if (!checked.success) throw misshapen(answered, 'malformed');
  return checked.output;
}
