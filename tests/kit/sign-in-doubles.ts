import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '#server/calls/context.ts';
import { secureChance } from '#server/captcha/chance.ts';
import { databaseCaptchaStore } from '#server/captcha/database-store.ts';
import { createCaptchaEngine } from '#server/captcha/engine.ts';
import type { PictureSource } from '#server/captcha/picture.ts';
import { createDocumentMaker } from '#server/documents/maker.ts';
import { createFileInspector } from '#server/files/inspector.ts';
import { createFileStore } from '#server/files/store.ts';
import { createRateFileReader } from '#server/rates/read-file.ts';
import { createPasswords, type Hashing } from '#server/session/passwords.ts';
import { SIGN_IN_LIMITS } from '#server/session/sign-in-limits.ts';
import { WORK_RULES } from '#server/session/work-rules.ts';

/** The answers to every picture of `knownPictures`. */
export const KNOWN_X = 137;
export const KNOWN_POINTS = [
  { x: 60, y: 40 },
  { x: 150, y: 90 },
  { x: 240, y: 60 },
] as const;

/** Captchas that show nothing: for what is not about pictures. */
export const knownPictures: PictureSource = {
  draw: async (type) =>
    type === 'blockPuzzle'
      ? { solution: { type, x: KNOWN_X }, original: 'AAAA', piece: 'AAAA', words: null }
      : { solution: { type, points: KNOWN_POINTS }, original: 'AAAA', piece: null, words: ['甲', '乙', '丙'] },
};

const digest = (received: string) => createHash('sha256').update(`quick ${received}`).digest('hex');

/** Stands in for the slow hash where thousands of passwords are tried. */
export const quickHashing: Hashing = {
  hash: async (received) => digest(received),
  verify: async (stored, received) => stored === digest(received),
};

type Doubled = Pick<
  Services,
  | 'captcha'
  | 'documents'
  | 'files'
  | 'inspector'
  | 'limits'
  | 'messages'
  | 'passwords'
  | 'rateFiles'
  | 'secret'
  | 'work'
>;

/** One folder and one thread for all servers of a test process. */
const folder = mkdtempSync(join(tmpdir(), 'huazhou-files-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const files = createFileStore(folder);
const inspector = createFileInspector();
const documents = createDocumentMaker();
const rateFiles = createRateFileReader();

/** In-process test doubles for sign-in. */
export function signInDoubles(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  pictures: PictureSource = knownPictures,
): Doubled {
  return {
    captcha: createCaptchaEngine({
      store: databaseCaptchaStore(db),
      pictures,
      clock,
      chance: secureChance(),
      encrypted: true,
      report: () => {},
    }),
    passwords: createPasswords(quickHashing),
    messages: { send: async () => {} },
    secret: 'test-secret-of-16',
    limits: SIGN_IN_LIMITS,
    // As many units as ever, each of them quick.
    work: { ...WORK_RULES, iterations: 1 },
    files,
    inspector,
    documents,
    rateFiles,
  };
}
