import type { OrderStatus } from '#domain/orders/statuses.ts';

type Names = Partial<Record<OrderStatus, string>>;

/** Status names that differ by service. */
const ownStatuses: Readonly<Record<string, Names>> = {
  air: { stuffed: '已进仓', departed: '已起飞', arrived: '已到达机场' },
  cfs: { stuffed: '已装箱' },
  domestic: { declared: '危申报放行' },
  lcl: { stuffed: '已进仓' },
  rail: { stuffed: '已装箱/已进站', departed: '已发车', arrived: '已到站' },
  tank: { released: '已放罐', stuffed: '已装罐或进场' },
  truck: { booked: '已派车', departed: '已装车发运', arrived: '已送达' },
  warehouse: { stuffed: '已入库' },
};

/** General cargo is cleared by customs without a declaration as dangerous goods. */
const ofGeneralGoods: Names = { declared: '报关放行' };

/** Status name of a service; undefined where the general name applies. */
export const ownStatusName = (service: string, status: OrderStatus, isDanger: boolean): string | undefined =>
  ownStatuses[service]?.[status] ?? (isDanger ? undefined : ofGeneralGoods[status]);
