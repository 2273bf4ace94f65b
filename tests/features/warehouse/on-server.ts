import type { WarehouseForm } from '#domain/warehouse/form.ts';
import { ask } from '../../kit/market-server.ts';
import type { TestServer } from '../../kit/server.ts';
import { storedForm } from './order.ts';

/** The paint in a warehouse from the first day that can be booked, with the user's own sheet. */
export async function storedAt(server: TestServer, user: string): Promise<WarehouseForm> {
  const { earliestStart } = await ask(server, 'warehouseQuery', {});
  const [line] = storedForm.cargo;
  const sds = [{ ...line!.sds[0]!, fileId: `safety-sheet-${user}` }];
  return { ...storedForm, startDate: earliestStart, cargo: [{ ...line!, sds }] };
}
