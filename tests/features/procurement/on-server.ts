import { eq } from 'drizzle-orm';
import type { GoodsForm } from '#domain/procurement/form.ts';
import { goodsIdOf } from '#domain/procurement/goods-id.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { procurementLines } from '#server/data/schema/procurement.ts';
import { ask } from '../../kit/market-server.ts';
import type { TestServer } from '../../kit/server.ts';
import { acetoneForm } from './order.ts';

const DAY = 86_400_000;
const MORE_THAN_ANYBODY_BUYS = '9999999999';

const dayAt = (server: TestServer, days: number) => localDay(server.clock.now() + days * DAY, 'Asia/Shanghai');

/** Acetone of an offer of the server, of which there is enough for every test. */
export async function acetoneAt(server: TestServer, userId: string): Promise<GoodsForm> {
  const { items } = await ask(server, 'procurementQuery', { kind: 'OFFER', keyword: '丙酮' });
  const postId = items[0]!.id;
  await server.database.db
    .update(procurementLines)
    .set({ quantity: MORE_THAN_ANYBODY_BUYS })
    .where(eq(procurementLines.postId, postId));
  const sheet = [{ ...acetoneForm.licenceFiles[0]!, fileId: `safety-sheet-${userId}` }];
  return {
    ...acetoneForm,
    ...{ goodsId: goodsIdOf({ postId, lineNo: 1 }), licenceFiles: sheet, permitFiles: sheet },
    ...{ deliveryDay: dayAt(server, 3), licenceExpires: dayAt(server, 900) },
  };
}
