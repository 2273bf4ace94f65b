import { eq } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { marketReplies } from '#copy/replies.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { enquiries } from '../../data/schema/enquiries.ts';
import type { JsonObject } from '../../data/schema/orders.ts';
import { nameFiles } from '../../files/records.ts';

const idsOf = (form: JsonObject): readonly string[] => (form as { fileIds?: readonly string[] }).fileIds ?? [];

/** Lists the files of several enquiries in one query. */
export async function filesOf(
  db: Pick<Database, 'select'>,
  forms: readonly JsonObject[],
): Promise<readonly StoredFile[][]> {
  const named = await nameFiles(db, forms.flatMap(idsOf));
  return forms.map((form) => idsOf(form).flatMap((id) => named.get(id) ?? []));
}

/** Reads a file only if the enquiry refers to it; operators may not read other uploads. */
export async function readEnquiryFile(db: Database, no: string, fileId: string): Promise<StoredFile> {
  const [enquiry] = await db.select({ form: enquiries.form }).from(enquiries).where(eq(enquiries.enquiryNo, no));
  if (enquiry === undefined) throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  const file = (await filesOf(db, [enquiry.form]))[0]?.find((one) => one.fileId === fileId);
  if (file === undefined) throw new Refusal(CODE.notFound, orderReplies.fileUnknown);
  return file;
}
