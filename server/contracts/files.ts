import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { ContractKind } from '#domain/contracts/contract.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { uploads } from '../data/schema/operations.ts';
import type { FileStore } from '../files/store.ts';
import { SECRET_ID_BYTES } from '../random.ts';
import type { MadeDocument } from './documents.ts';

const PURPOSE = 'contract';

export interface KeptDocument extends MadeDocument {
  id: string;
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Writes documents to disk before their rows; deletes them if the transaction fails. */
export async function keepDocuments<Answer>(
  files: FileStore,
  made: readonly MadeDocument[],
  write: (kept: readonly KeptDocument[]) => Promise<Answer>,
): Promise<Answer> {
  const kept: KeptDocument[] = [];
  try {
    for (const document of made) {
      const id = randomBytes(SECRET_ID_BYTES).toString('base64url');
      const path = files.incoming();
      try {
        await writeFile(path, document.bytes, { flag: 'wx', mode: 0o600 });
        await files.keep(path, id);
      } finally {
        await files.discard(path);
      }
      kept.push({ ...document, id });
    }
    return await write(kept);
  } catch (error) {
    for (const { id } of kept) await files.remove(id);
    throw error;
  }
}

/** The files belong to the order's owner. */
export async function writeDocuments(
  tx: Transaction,
  kept: readonly KeptDocument[],
  { userId, enterpriseId, at }: { userId: string; enterpriseId: string | null; at: Date },
): Promise<void> {
  if (kept.length === 0) return;
  await tx.insert(uploads).values(
    kept.map(({ id, name, bytes }) => ({
      ...{ id, userId, enterpriseId, purpose: PURPOSE, name, mediaType: 'application/pdf' },
      ...{ bytes: bytes.length, sha256: sha256Of(bytes), createdAt: at },
    })),
  );
}

export function idOf(kept: readonly KeptDocument[], kind: ContractKind): string {
  const document = kept.find((one) => one.kind === kind);
  if (document === undefined) throw new Error(`no ${kind} was made`);
  return document.id;
}
