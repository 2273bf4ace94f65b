import type { ProcurementOrder } from '#contract/calls/outdoor.ts';
import { blankGoodsForm, type GoodsForm } from '#domain/procurement/form.ts';
import { goodsIdOf } from '#domain/procurement/goods-id.ts';
import { type CallContext, signedIn } from '../../calls/context.ts';
import { once, type Transaction } from '../../calls/idempotent.ts';
import { enterpriseOf } from '../../enterprise/membership.ts';
import { displayName, readUser } from '../../session/user-info.ts';
import { writeOrder } from '../write.ts';
import { goodsOrders } from './service.ts';

/** Completes a short order to an order form with the account's own data. */
async function formOf(tx: Transaction, request: ProcurementOrder, userId: string): Promise<GoodsForm> {
  const { id, lineNo, quantity, grossWeight, packages, delivery, buyer, agree } = request;
  const user = await readUser(tx, userId);
  const enterprise = await enterpriseOf(tx, userId);
  return {
    ...blankGoodsForm,
    ...{ goodsId: goodsIdOf({ postId: id, lineNo }), quantity, grossWeight, packages, agree },
    ...{ delivery: delivery.method, deliveryAddress: delivery.address, deliveryDay: delivery.day },
    buyerCompany: buyer.company ?? enterprise?.name ?? '',
    contactName: buyer.contactName ?? displayName(user),
    contactPhone: buyer.contactPhone ?? user.phone ?? '',
    licenceNo: buyer.licenceNo ?? '',
    licenceExpires: buyer.licenceExpires ?? '',
    licenceFiles: buyer.licenceFiles ?? [],
    permitFiles: buyer.permitFiles ?? [],
    payType: buyer.payType ?? blankGoodsForm.payType,
    remark: buyer.remark ?? '',
  };
}

/** Places an order by quantity and delivery alone, with the same checks as the full form. */
export async function orderGoods(context: CallContext, request: ProcurementOrder): Promise<{ orderNo: string }> {
  const { userId } = signedIn(context);
  const { requestId, clock } = context;
  return once(context, {
    ...{ call: 'procurementOrder', owner: userId, request },
    work: async (tx) => {
      const buyer = { userId, now: clock.now() };
      const prepared = await goodsOrders.prepare(tx, await formOf(tx, request, userId), buyer);
      const { orderNo } = await writeOrder(tx, 'goods', prepared, { ...buyer, quoteId: null, requestId });
      return { orderNo };
    },
  });
}
