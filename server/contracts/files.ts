import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { ContractKind } from '#domain/contracts/contract.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { uploads } from '../data/schema/operations.ts';
import type { FileStore } from '../files/store.ts';
import { SECRET_ID_BYTES } from '../random.ts';
import type { MadeDocument } from './documents.ts';

const PURPOSE = 'contract';

export interface StoredDocument extends MadeDocument {
  id: string;
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Writes documents to disk before their rows; deletes them if the transaction fails. */
export async function storeDocuments<Answer>(
  files: FileStore,
  made: readonly MadeDocument[],
  write: (stored: readonly StoredDocument[]) => Promise<Answer>,
): Promise<Answer> {
  const stored: StoredDocument[] = [];
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
      stored.push({ ...document, id });
    }
    return await write(stored);
  } catch (error) {
    for (const { id } of stored) await files.remove(id);
    throw error;
  }
}

/** The files belong to the order's owner. */
export async function writeDocuments(
  tx: Transaction,
  stored: readonly StoredDocument[],
  { userId, enterpriseId, at }: { userId: string; enterpriseId: string | null; at: Date },
): Promise<void> {
  if (stored.length === 0) return;
  await tx.insert(uploads).values(
    stored.map(({ id, name, bytes }) => ({
      ...{ id, userId, enterpriseId, purpose: PURPOSE, name, mediaType: 'application/pdf' },
      ...{ bytes: bytes.length, sha256: sha256Of(bytes), createdAt: at },
    })),
  );
}

export function idOf(stored: readonly StoredDocument[], kind: ContractKind): string {
  const document = stored.find((one) => one.kind === kind);
  if (document === undefined) throw new Error(`no ${kind} was made`);
  return document.id;
}
