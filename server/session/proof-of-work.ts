import { createHmac, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { CODE } from '#contract/codes.ts';
import { WORK_UNIT_BYTES, type WorkAnswer } from '#domain/proof-of-work.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import { limitOf, take } from './limiter.ts';
import { digest, isSame, newToken } from './tokens.ts';
import { WORK_LIFE_MS } from './work-rules.ts';

const derive = promisify(pbkdf2);

interface Terms {
  /** Digest of the purpose and the account or phone. */
  subject: string;
  /** Digest of the requesting browser. */
  browser: string;
  nonce: string;
  units: number;
  iterations: number;
  /** Units this browser has proven for the request before its risk rose. */
  credit: number;
  expiresAt: number;
}

const signatureOf = (secret: string, terms: string) =>
  createHmac('sha256', secret).update(`proof of work ${terms}`).digest('base64url');

const subjectDigest = (subject: string) => digest(`work ${subject}`);

/** Demands the missing units from this browser. */
export function workNeeded(
  { clock, random, secret, visitor, work }: CallContext,
  subject: string,
  { units, credit }: { units: number; credit: number },
): Refusal {
  const terms: Terms = {
    ...{ subject: subjectDigest(subject), browser: digest(visitor.flow.issue()), nonce: newToken(random) },
    ...{ units, iterations: work.iterations, credit, expiresAt: clock.now() + WORK_LIFE_MS },
  };
  const payload = Buffer.from(JSON.stringify(terms)).toString('base64url');
  const challenge = `${payload}.${signatureOf(secret, payload)}`;
  return new Refusal(CODE.workNeeded, undefined, { work: { challenge, units, iterations: work.iterations } });
}

function readTerms({ secret, clock, visitor }: CallContext, subject: string, challenge: string): Terms | null {
  const [payload = '', signature = ''] = challenge.split('.');
  if (!isSame(signature, signatureOf(secret, payload))) return null;
  const terms = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Terms;
  const flow = visitor.flow.read();
  const isOwn = flow !== null && terms.browser === digest(flow) && terms.subject === subjectDigest(subject);
  return isOwn && clock.now() < terms.expiresAt ? terms : null;
}

/** Computes unit `index` of a challenge. */
export const unitOf = async (challenge: string, index: number, iterations: number): Promise<Buffer> =>
  derive(String(index), challenge, iterations, WORK_UNIT_BYTES, 'sha256');

/**
 * Verifies two units, chosen by the secret and the challenge, so that a retry checks the same ones. A client that
 * skips half the work passes one time in four and pays twice as much per success.
 */
async function isDone({ secret }: CallContext, { challenge, answer }: WorkAnswer, { units, iterations }: Terms) {
  const bytes = Buffer.from(answer, 'base64url');
  if (bytes.length !== units * WORK_UNIT_BYTES) return false;
  const chosen = createHmac('sha256', secret).update(`units of ${challenge}`).digest();
  const first = chosen.readUInt32BE(0) % units;
  const other = (first + 1 + (chosen.readUInt32BE(4) % Math.max(1, units - 1))) % units;
  for (const index of [first, other]) {
    const given = bytes.subarray(index * WORK_UNIT_BYTES, (index + 1) * WORK_UNIT_BYTES);
    if (!given.equals(await unitOf(challenge, index, iterations))) return false;
  }
  return true;
}

export interface ProvenWork {
  /** Units proven in total; 0 when the work is missing, wrong, expired or for something else. */
  units: number;
  /** Consumes the work and returns its units, or 0 when it was used before. */
  spend(): Promise<number>;
}

const NONE: ProvenWork = { units: 0, spend: async () => 0 };

/** Verifies the work sent for a subject. It counts once, and a wrong answer invalidates its challenge. */
export async function proveWork(context: CallContext, subject: string, given: WorkAnswer | null): Promise<ProvenWork> {
  const terms = given === null ? null : readTerms(context, subject, given.challenge);
  if (given === null || terms === null) return NONE;
  const { db, clock } = context;
  const spent = limitOf('work.spent', terms.nonce, { most: 1, spanMs: WORK_LIFE_MS });
  const spend = async () => (await take(db, spent, clock.now())) === 0;
  if (!(await isDone(context, given, terms))) {
    await spend();
    return NONE;
  }
  const units = terms.credit + terms.units;
  return { units, spend: async () => ((await spend()) ? units : 0) };
}
