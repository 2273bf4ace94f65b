import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import type { Call } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import { FULL } from '../../kit/full.ts';
import { type HostileRequest, hostileRequests, validRequests } from './requests.ts';

export interface Target {
  origin: string;
  close(): Promise<void>;
  /** The server's process where it is not this one: it must stay the same and not grow. */
  pid?: number;
  /** Whether that process is the one that was started. */
  isAlive?(): boolean;
  /** Credentials a call needs before its fields are looked at. */
  headers?(call: Call): Readonly<Record<string, string>>;
  /** Row count and digest of each table, without limit counters and the audit log. */
  fingerprint?(): Promise<Readonly<Record<string, string>>>;
}

export interface Answer {
  status: number;
  text: string;
  milliseconds: number;
}

/** The gate measures no time. */
const SLOWEST_MS = FULL ? 1_000 : Number.POSITIVE_INFINITY;
const PATIENCE_MS = FULL ? 5_000 : 60_000;
/** A busy machine holds up an answer now and then; what is slow by itself is slow each time. */
const TIMES_SLOW = 3;

/** Each kind of thing that no answer may tell about the machinery behind it. */
const leaks =
  /\bat \S+ \(?\S+:\d+|\.[jt]s:\d+|node_modules|node:internal|\/(?:home|root|usr|work|tmp)\/|FST_|\b(?:fastify|drizzle|pglite|postgres|valibot)\b|\b(?:SELECT|INSERT|UPDATE|DELETE) .+ (?:FROM|INTO|SET)\b|syntax error at|relation "|v20\.\d+/iu;

export function createSender(target: Target) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const { hostname, port } = new URL(target.origin);

  const send = (call: Call, sent: HostileRequest) =>
    new Promise<Answer>((resolve, reject) => {
      const startedAt = performance.now();
      const length = sent.body === null ? {} : { 'Content-Length': String(sent.body.length) };
      const headers = { ...sent.headers, ...length, ...target.headers?.(call), ...overridden(sent) };
      const outgoing = httpRequest(
        { agent, hostname, port, method: sent.method, path: sent.path, headers, timeout: PATIENCE_MS },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const milliseconds = performance.now() - startedAt;
            resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString(), milliseconds });
          });
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in ${PATIENCE_MS / 1_000} s`)));
      outgoing.on('error', reject);
      outgoing.end(sent.body ?? undefined);
    });

  return { send, close: () => agent.destroy() };
}

/** A hostile Authorization is in place of the good one. */
const overridden = (sent: HostileRequest): Record<string, string> =>
  sent.headers.Authorization === undefined ? {} : { Authorization: sent.headers.Authorization };

interface Envelope {
  code: string;
  message: string;
  data: unknown;
}

function envelopeOf(text: string): Envelope | null {
  try {
    const body = JSON.parse(text) as Partial<Envelope> | null;
    const shaped = typeof body?.code === 'string' && typeof body.message === 'string' && 'data' in body;
    return shaped ? (body as Envelope) : null;
  } catch {
    return null;
  }
}

/** Finding on the response to a hostile request, or null. */
export function errorOf(sent: HostileRequest, answer: Answer): string | null {
  const { status, text, milliseconds } = answer;
  if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`;
  if (milliseconds > SLOWEST_MS) return `took ${Math.round(milliseconds)} ms`;
  const leaked = leaks.exec(text);
  if (leaked !== null && sent.path.startsWith('/api-')) return `tells ${leaked[0]}`;
  if (sent.method === 'HEAD' || !sent.path.startsWith('/api-')) return null;
  const envelope = envelopeOf(text);
  if (envelope === null) return `body is no envelope, status ${status}: ${text.slice(0, 200)}`;
  if (sent.mustRefuse && envelope.code === CODE.ok) return 'accepted what the contract calls invalid';
  if (status !== 200 && envelope.code === CODE.ok) return `says success under status ${status}`;
  return null;
}

const saysWhoSignsIn = ({ code }: Envelope) => code === CODE.notSignedIn || code === CODE.expired;

/** Open to all; for some of what they are asked one has to be signed in, or to have taken the step before. */
const SIGNED_IN_FOR_SOME: readonly string[] = ['operatorCode', 'quote', 'share'];

/** Finding on the response to a valid request; business refusals are fine. */
export function errorOfValid(call: Call, answer: Answer): string | null {
  const envelope = envelopeOf(answer.text);
  if (answer.status === 401 && envelope !== null && SIGNED_IN_FOR_SOME.includes(call.name))
    return saysWhoSignsIn(envelope) ? null : `does not say who must sign in: ${envelope.code}`;
  if (answer.status !== 200 || envelope === null) return `status ${answer.status}: ${answer.text.slice(0, 200)}`;
  if (envelope.code === CODE.invalidInput) return `refused as invalid: ${JSON.stringify(envelope.data)}`;
  if (envelope.code !== CODE.ok || call.delivery === 'file') return null;
  const checked = safeParse(call.answer, envelope.data);
  return checked.success ? null : `data is not the contract's: ${checked.issues[0].message}`;
}

export interface Replay {
  call: string;
  seed: number;
  path: string;
}

/** Seeds that once failed, replayed before anything new. */
export const readCorpus = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as Replay[];

export interface FuzzOptions {
  runs: number;
  corpus?: readonly Replay[];
  seed?: number;
  /** Whether a failing request is made as small as it goes; false saves its time. */
  shrink?: boolean;
}

export interface FuzzReport {
  sent: number;
  /** Answers of the connection limits: a fuzz that meets them tests only them. */
  limited: number;
  refusals: number;
  /** Answers of success: malformed on the way, and yet what the contract allows. */
  accepted: number;
}

async function assertAll(
  call: Call,
  requests: fc.Arbitrary<HostileRequest>,
  check: (sent: HostileRequest) => Promise<string | null>,
  parameters: fc.Parameters<[HostileRequest]>,
): Promise<void> {
  const property = fc.asyncProperty(requests, async (sent) => {
    const error = await check(sent);
    if (error !== null) throw new Error(error);
  });
  const result = await fc.check(property, parameters);
  if (!result.failed) return;
  const [counterexample] = result.counterexample ?? [];
  const path = counterexample?.path.slice(0, 400);
  const body = counterexample?.body?.subarray(0, 400).toString();
  const replay = JSON.stringify({ call: call.name, seed: result.seed, path: result.counterexamplePath });
  const cause = result.errorInstance;
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new Error(
    `${call.name}: ${reason}\nsmallest: ${JSON.stringify({ ...counterexample, path, body })}\ncorpus line: ${replay}`,
  );
}

/** Throws many malformed requests at one call and says which answer is wrong, with the smallest request that shows it. */
export async function fuzzCall(target: Target, call: Call, options: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { sent: 0, limited: 0, refusals: 0, accepted: 0 };
  const sender = createSender(target);
  const send = async (sent: HostileRequest) => {
    const answer = await sender.send(call, sent);
    report.sent += 1;
    if (answer.status === 429 || answer.text.includes(`"${CODE.tooManyTries}"`)) report.limited += 1;
    if (sent.mustRefuse) report.refusals += 1;
    if (envelopeOf(answer.text)?.code === CODE.ok) report.accepted += 1;
    return answer;
  };
  const check = async (sent: HostileRequest) => {
    let answer = await send(sent);
    for (let times = 1; times < TIMES_SLOW && answer.milliseconds > SLOWEST_MS; times += 1) answer = await send(sent);
    return errorOf(sent, answer);
  };
  const requests = hostileRequests(call);
  try {
    for (const { seed, path } of (options.corpus ?? []).filter((replay) => replay.call === call.name)) {
      await assertAll(call, requests, check, { seed, path, numRuns: options.runs, endOnFailure: true });
    }
    const seeded = options.seed === undefined ? {} : { seed: options.seed };
    await assertAll(call, requests, check, {
      numRuns: options.runs,
      endOnFailure: options.shrink === false,
      ...seeded,
    });
    return report;
  } finally {
    sender.close();
  }
}

/** Sends requests the contract allows; each must be understood and answered in the contract's shape. */
export async function fuzzValid(target: Target, call: Call, runs: number): Promise<void> {
  const sender = createSender(target);
  const check = async (sent: HostileRequest) => errorOfValid(call, await sender.send(call, sent));
  try {
    await assertAll(call, validRequests(call), check, { numRuns: runs });
  } finally {
    sender.close();
  }
}

/** Finding on the response to a valid request of a signed-out client. */
export function errorOfUnsigned(call: Call, answer: Answer): string | null {
  const envelope = envelopeOf(answer.text);
  if (envelope === null || answer.status >= 500) return `status ${answer.status}: ${answer.text.slice(0, 200)}`;
  if (envelope.code === CODE.ok) return 'lets in who is not signed in';
  return call.auth !== 'session' || saysWhoSignsIn(envelope) ? null : `does not say who must sign in: ${envelope.code}`;
}

/** Sends good requests without any credential to a call that wants one. */
export async function fuzzUnsigned(target: Target, call: Call, runs: number): Promise<void> {
  const sender = createSender({ ...target, headers: () => ({}) });
  const check = async (sent: HostileRequest) => errorOfUnsigned(call, await sender.send(call, sent));
  try {
    await assertAll(call, validRequests(call), check, { numRuns: runs });
  } finally {
    sender.close();
  }
}

/** Resident memory of a process, in bytes. */
export function residentBytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) * 1_024;
}
