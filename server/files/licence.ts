import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { LicenceAnswer } from '#contract/calls/files.ts';
import { CODE } from '#contract/codes.ts';
import { verificationReplies } from '#copy/replies.ts';
import { isEnterpriseCode } from '#domain/identity/enterprise-code.ts';
import { cleanCode } from '#domain/text.ts';
import type { Settings } from '#src/config/settings.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { type LicenceReading, uploads } from '../data/schema/operations.ts';
import { lookUp } from '../enterprise/lookup.ts';
import type { Log } from '../log.ts';
import { askProvider, ProviderFailed } from '../provider.ts';
import { type Asker, type FileInspector, InspectorBusy } from './inspector.ts';
import { FileRefused } from './job.ts';
import type { UploadRow } from './records.ts';
import type { FileStore } from './store.ts';

interface Recogniser {
  db: Database;
  files: FileStore;
  inspector: FileInspector;
  settings: Pick<Settings, 'ocr' | 'enterpriseLookup'>;
  log: Log;
}

type Field = LicenceAnswer['name'];

const unknown: Field = { value: null, confidence: 0 };
const sure = (value: string | null): Field => (value === null || value === '' ? unknown : { value, confidence: 1 });

const text = v.pipe(v.string(), v.trim(), v.maxLength(300));
const field = v.optional(
  v.nullable(v.object({ value: v.nullable(text), confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) })),
  null,
);
/** Response of a configured provider: value and confidence of each field, or null. */
const provided = v.object({ name: field, creditCode: field, legalPerson: field, address: field, established: field });

/** Isolated runs of letters and digits with a code's length. */
const CANDIDATE = /(?<![0-9A-Za-z])[0-9A-Za-z]{18}(?![0-9A-Za-z])/g;

/** Returns the only valid code in the texts; null when there are several. */
export function creditCodeIn(texts: readonly string[]): string | null {
  const found = new Set(
    texts
      .flatMap((one) => one.match(CANDIDATE) ?? [])
      .map(cleanCode)
      .filter(isEnterpriseCode),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

const isPicture = ({ mediaType }: UploadRow) => mediaType.startsWith('image/') || mediaType === 'application/pdf';

/** Takes the code from the licence and the rest from the register; unknown fields stay empty. */
export async function recognise(recogniser: Recogniser, row: UploadRow, signal: AbortSignal): Promise<LicenceAnswer> {
  if (!isPicture(row)) throw new Refusal(CODE.invalidInput, verificationReplies.licenceNotPicture);
  const { ocr } = recogniser.settings;
  const answer = ocr.url === null ? await fromCode(recogniser, row, signal) : await fromProvider(recogniser, row);
  if (answer === null) throw new Refusal(CODE.notFound, verificationReplies.licenceUnreadable);
  return answer;
}

async function keepReading({ db }: Recogniser, { id }: UploadRow, licenceReading: LicenceReading): Promise<void> {
  await db.update(uploads).set({ licenceReading }).where(eq(uploads.id, id));
}

async function fromCode(recogniser: Recogniser, row: UploadRow, signal: AbortSignal): Promise<LicenceAnswer | null> {
  const creditCode = await readCode(recogniser, row, signal);
  if (creditCode === null) return null;
  const registered = await lookUp(recogniser, { creditCode }).catch((error: unknown) => {
    if (error instanceof ProviderFailed) return null;
    throw error;
  });
  return {
    name: sure(registered?.name ?? null),
    creditCode: sure(creditCode),
    legalPerson: sure(registered?.legalPerson ?? null),
    address: sure(registered?.address ?? null),
    established: sure(registered?.established ?? null),
  };
}

async function readCode(recogniser: Recogniser, row: UploadRow, signal: AbortSignal): Promise<string | null> {
  if (row.licenceReading?.from === 'code') return row.licenceReading.creditCode;
  const asker: Asker = { userId: row.userId, signal };
  const { files, inspector } = recogniser;
  const { path } = await files.find(row.id);
  const texts = await inspector.readCodes(path, row.mediaType, asker).catch((error: unknown) => {
    if (error instanceof FileRefused) return [];
    if (error instanceof InspectorBusy)
      throw new Refusal(CODE.tooManyTries, verificationReplies.recogniserBusy, { retryAfter: 5 });
    throw error;
  });
  const creditCode = creditCodeIn(texts);
  await keepReading(recogniser, row, { from: 'code', creditCode });
  return creditCode;
}

/** Recognitions in progress, so that a repeated request does not send the file twice. */
const underway = new Map<string, Promise<LicenceAnswer | null>>();

async function fromProvider(recogniser: Recogniser, row: UploadRow): Promise<LicenceAnswer | null> {
  if (row.licenceReading?.from === 'provider') return row.licenceReading.answer;
  const known = underway.get(row.id);
  if (known !== undefined) return known;
  const pending = askAbout(recogniser, row).finally(() => underway.delete(row.id));
  underway.set(row.id, pending);
  return pending;
}

/** Drops a code with a wrong check digit, even if the provider is confident. */
async function askAbout(recogniser: Recogniser, row: UploadRow): Promise<LicenceAnswer | null> {
  const { files, settings, log } = recogniser;
  const bytes = new Uint8Array(await readFile((await files.find(row.id)).path));
  const payload = { bytes, mediaType: row.mediaType };
  const response = await askProvider({ provider: settings.ocr, name: 'ocr', log }, payload, provided).catch((error) => {
    if (error instanceof ProviderFailed) throw new Refusal(CODE.conflict, verificationReplies.recogniserBusy);
    throw error;
  });
  const creditCode = cleanCode(response.creditCode?.value ?? '');
  const answer: LicenceAnswer | null = isEnterpriseCode(creditCode)
    ? {
        name: response.name ?? unknown,
        creditCode: { value: creditCode, confidence: response.creditCode?.confidence ?? 0 },
        legalPerson: response.legalPerson ?? unknown,
        address: response.address ?? unknown,
        established: response.established ?? unknown,
      }
    : null;
  await keepReading(recogniser, row, { from: 'provider', answer });
  return answer;
}
