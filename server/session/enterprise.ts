import { eq } from 'drizzle-orm';
import type { Clock } from '#domain/clock.ts';
import type { Database } from '../data/connect.ts';
import { enterprises, memberships } from '../data/schema/accounts.ts';
import { membershipOf } from '../enterprise/membership.ts';
import type { Random } from '../random.ts';

interface Naming {
  userId: string;
  name: string;
  clock: Clock;
  random: Random;
}

type Transaction = Pick<Database, 'select' | 'insert' | 'update'>;

const CODE_BYTES = 8;

/**
 * Creates an unverified enterprise for a user who names a company. It is always a new one: a name alone gives no
 * access to an existing one. Run after the user's row is written, which serialises concurrent calls.
 */
export async function nameCompany(tx: Transaction, { userId, name, clock, random }: Naming): Promise<void> {
  const known = await membershipOf(tx, userId);
  if (known !== null) {
    const { enterprise, role } = known;
    if (role === 'owner' && enterprise.auditStatus === 'NONE' && enterprise.name !== name)
      await tx.update(enterprises).set({ name }).where(eq(enterprises.id, enterprise.id));
    return;
  }
  const id = random.uuid();
  const createdAt = new Date(clock.now());
  const mcpCode = `MCP-${Buffer.from(random.bytes(CODE_BYTES)).toString('hex').toUpperCase()}`;
  await tx.insert(enterprises).values({ id, name, mcpCode, auditStatus: 'NONE', createdAt });
  await tx.insert(memberships).values({ userId, enterpriseId: id, role: 'owner', createdAt });
}
