import { eq } from 'drizzle-orm';
import type { Database } from '../data/connect.ts';
import { enterprises, users } from '../data/schema/accounts.ts';
import type { orders } from '../data/schema/orders.ts';

type Ordered = Pick<typeof orders.$inferSelect, 'enterpriseId' | 'form' | 'userId'>;

const written = (form: Ordered['form'], field: string): string => {
  const text = form[field];
  return typeof text === 'string' ? text.trim() : '';
};

/** Returns the order's enterprise, else the company or person it names, else an empty string. */
export async function customerOf(
  db: Pick<Database, 'select'>,
  { enterpriseId, form, userId }: Ordered,
): Promise<string> {
  if (enterpriseId !== null) {
    const [enterprise] = await db
      .select({ name: enterprises.name })
      .from(enterprises)
      .where(eq(enterprises.id, enterpriseId));
    if (enterprise !== undefined) return enterprise.name;
  }
  const [user] = await db
    .select({ name: users.name, company: users.companyName })
    .from(users)
    .where(eq(users.id, userId));
  const names = [written(form, 'buyerCompany'), user?.company, user?.name, written(form, 'contactName')];
  return names.find((name) => name !== undefined && name !== null && name.trim() !== '') ?? '';
}
