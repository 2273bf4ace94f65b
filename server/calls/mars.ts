import { count, desc } from 'drizzle-orm';
import { fromFen } from '#domain/money.ts';
import { mmOrders } from '../data/schema/orders.ts';
import { isOwn } from '../enterprise/of-user.ts';
import { type CallHandlers, signedIn } from './context.ts';

export const marsCalls: Pick<CallHandlers, 'wholeVehicleOrders'> = {
  wholeVehicleOrders: async ({ page, pageSize }, context) => {
    const { db } = context;
    const where = isOwn(mmOrders, signedIn(context).userId);
    const [counted] = await db.select({ total: count() }).from(mmOrders).where(where);
    const rows = await db
      .select()
      .from(mmOrders)
      .where(where)
      .orderBy(desc(mmOrders.loadingAt), desc(mmOrders.orderNo))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const items = rows.map(({ userId: _user, enterpriseId: _enterprise, demo: _demo, amount, loadingAt, ...row }) => ({
      ...row,
      amount: fromFen(amount),
      createdAt: loadingAt.getTime(),
    }));
    return { items, total: counted?.total ?? 0, page, pageSize };
  },
};
