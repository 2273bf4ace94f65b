import type { OrderAnswer } from '#contract/calls/orders.ts';
import { finishDay } from '#domain/dg-desk/finish.ts';
import type { DeskForm } from '#domain/dg-desk/form.ts';
import { needsGoods, worksOf } from '#domain/dg-desk/works.ts';

/** Returns the works of a DG desk order, their finish day and their goods. */
export function presentDeskWorks(form: DeskForm, placedAt: number): NonNullable<OrderAnswer['desk']> {
  const { cargoNameCn, cargoNameEn, unNo, dgClass } = form.goods;
  return {
    works: worksOf(form),
    isUrgent: form.urgency === 'URGENT',
    finishDay: finishDay(form, placedAt),
    goods: needsGoods(form) ? { nameCn: cargoNameCn, nameEn: cargoNameEn, unNo, dgClass } : null,
  };
}
