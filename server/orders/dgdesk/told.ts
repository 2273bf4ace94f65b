import type { OrderAnswer } from '#contract/calls/orders.ts';
import { finishDay } from '#domain/booking/services/dgdesk/finish.ts';
import type { DeskForm } from '#domain/booking/services/dgdesk/form.ts';
import { needsGoods, worksOf } from '#domain/booking/services/dgdesk/works.ts';

/** What an order of the desk is told of, beside its price: its works, when they are done, and for which goods. */
export function toldDesk(form: DeskForm, placedAt: number): NonNullable<OrderAnswer['desk']> {
  const { cargoNameCn, cargoNameEn, unNo, dgClass } = form.goods;
  return {
    works: worksOf(form),
    isUrgent: form.urgency === 'URGENT',
    finishDay: finishDay(form, placedAt),
    goods: needsGoods(form) ? { nameCn: cargoNameCn, nameEn: cargoNameEn, unNo, dgClass } : null,
  };
}
