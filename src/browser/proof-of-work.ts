import { WORK_UNIT_BYTES, type WorkAnswer, type WorkChallenge } from '#domain/proof-of-work.ts';

/** Units that are computed side by side; more make no phone faster. */
const LANES_MAX = 4;

const utf8 = new TextEncoder();

async function unitOf({ challenge, iterations }: WorkChallenge, index: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', utf8.encode(String(index)), 'PBKDF2', false, ['deriveBits']);
  const terms = { name: 'PBKDF2', hash: 'SHA-256', salt: utf8.encode(challenge), iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(terms, key, WORK_UNIT_BYTES * 8));
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Computes every unit of a challenge. WebCrypto does it outside the page's own thread, at native speed, without a worker
 * or WebAssembly, which the content security policy allows neither of.
 */
export async function solveWork(
  work: WorkChallenge,
  onDone: (units: number) => void,
  signal: AbortSignal,
): Promise<WorkAnswer> {
  const bytes = new Uint8Array(work.units * WORK_UNIT_BYTES);
  let next = 0;
  let done = 0;
  const lane = async () => {
    while (next < work.units && !signal.aborted) {
      const index = next++;
      bytes.set(await unitOf(work, index), index * WORK_UNIT_BYTES);
      onDone(++done);
    }
  };
  const lanes = Math.min(LANES_MAX, globalThis.navigator?.hardwareConcurrency || 1);
  await Promise.all(Array.from({ length: lanes }, lane));
  signal.throwIfAborted();
  return { challenge: work.challenge, answer: base64url(bytes) };
}
