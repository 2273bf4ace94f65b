import { desc } from 'drizzle-orm';
import { EXPORTED_AT_MOST } from '#domain/limits.ts';
import { fromFen } from '#domain/money.ts';
import { mmOrders } from '../data/schema/orders.ts';
import { isOwn } from '../enterprise/of-user.ts';
import { type CallHandlers, signedIn } from './context.ts';

export const marsCalls: Pick<CallHandlers, 'wholeVehicleOrders'> = {
  wholeVehicleOrders: async (_request, context) => {
    const rows = await context.db
      .select()
      .from(mmOrders)
      .where(isOwn(mmOrders, signedIn(context).userId))
      .orderBy(desc(mmOrders.loadingAt), desc(mmOrders.orderNo))
      .limit(EXPORTED_AT_MOST);
    return rows.map(({ userId: _user, enterpriseId: _enterprise, demo: _demo, amount, loadingAt, ...row }) => ({
      ...row,
      amount: fromFen(amount),
      createdAt: loadingAt.getTime(),
    }));
  },
};
