import { Readable } from 'node:stream';
import { CODE } from '#contract/codes.ts';
import { uploadReplies } from '#copy/replies.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import { InspectorBusy } from './inspector.ts';
import { FileRefused } from './job.ts';

type Parts = Pick<CallContext, 'files' | 'inspector' | 'operator' | 'signal'>;

/** Returns a customer's file for an operator, either itself or rendered as one picture. */
export async function fileForOperator(
  { files, inspector, operator, signal }: Parts,
  { fileId, name, isDrawn }: { fileId: string; name: string; isDrawn: boolean },
): Promise<{ name: string; bytes: number; stream: Readable }> {
  if (!isDrawn) return { name, ...(await files.read(fileId)) };
  if (!name.toLowerCase().endsWith('.pdf')) throw new Refusal(CODE.invalidInput, uploadReplies.notDrawn);
  const { path } = await files.find(fileId);
  const picture = await inspector.drawPages(path, { userId: operator?.id ?? 'desk', signal }).catch(refuse);
  return { name: `${name.slice(0, -'.pdf'.length)}.jpg`, bytes: picture.byteLength, stream: Readable.from([picture]) };
}

function refuse(error: unknown): never {
  if (error instanceof FileRefused || error instanceof InspectorBusy)
    throw new Refusal(CODE.invalidInput, uploadReplies.notDrawn);
  throw error;
}
