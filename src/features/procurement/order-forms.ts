import { goodsForm } from '#contract/services/procurement.ts';
import { goodsChoices } from '#copy/booking/names.ts';
import { goods as words } from '#copy/procurement/market.ts';
import type { GoodsFacts } from '#domain/procurement/facts.ts';
import { blankGoodsForm, type GoodsForm } from '#domain/procurement/form.ts';
import { orderedGoodsOf } from '#domain/procurement/goods-id.ts';
import { copyOfGoodsOrder, formOfWonGoods } from '#domain/procurement/initial-form.ts';
import type { GoodsPart } from '#domain/procurement/quote.ts';
import { goodsService } from '#domain/procurement/service.ts';
import { readFields } from '#domain/query-text.ts';
import type { DraftSummary } from '#machines/booking/index.ts';
import type { Api } from '#src/api/index.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { ofOne } from '#src/features/booking/lane-link.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormLink, FormSources, ServiceForms } from '#src/features/booking/service-forms.ts';
import { readGoodsFacts } from './facts.ts';

const readGoodsForm: (value: unknown) => GoodsForm | null = readerOfForm(goodsForm);

const QUANTITY = /^\d{1,6}(?:\.\d{1,3})?$/;
const quantityIn = (query: string): string => {
  const typed = readFields(query).get('quantity') ?? '';
  return QUANTITY.test(typed) ? typed : '';
};

const TERMS = { self: goodsChoices.trade.SELF, acceptance: goodsChoices.payment.ACCEPTANCE };

/** The goods that an offer hands over, and how much of them. */
function linkOf(query: string, sources: FormSources): FormLink<GoodsForm, GoodsFacts> | null {
  const goodsId = orderedGoodsOf(query);
  if (goodsId === '') return null;
  return {
    begin: async () => {
      const facts = await readGoodsFacts(sources, goodsId);
      const won = facts.bought?.won ?? null;
      if (won !== null) return { form: formOfWonGoods(goodsId, won, { words: TERMS, now: facts.now }), facts };
      const quantity = quantityIn(query) || (facts.bought?.bands[0]?.from ?? '');
      return { form: { ...blankGoodsForm, goodsId, quantity }, facts };
    },
    isOffered: ({ goods }) => goods !== null,
    isOfPrice: (form) => form.goodsId === goodsId,
    isOfGoods: (form) => form.goodsId === goodsId,
    isOpenTo: (form) => form.goodsId === '',
    move: (kept, fresh) => ({ ...kept, goodsId: fresh.goodsId, quantity: fresh.quantity, agree: false }),
  };
}

/** A draft is about the goods of one offer; their name is the server's. */
async function summaries(api: Api): Promise<(form: GoodsForm) => DraftSummary> {
  const listed = await api.procurementQuery({ kind: 'OFFER', pageSize: 50 }).catch(() => null);
  const titles = new Map(listed?.items.map(({ id, title }) => [id, title]) ?? []);
  return ({ goodsId, quantity, buyerCompany }) => ({
    lane: titles.get(goodsId.replace(/^\d+-/, '')) ?? (goodsId || words.order.noGoods),
    boxes: words.order.summary(quantity, ''),
    goods: buyerCompany,
  });
}

const goodsForms: ServiceForms<GoodsForm, GoodsFacts, GoodsPart> = {
  code: 'goods',
  service: goodsService,
  read: readGoodsForm,
  ...ofOne('goodsId', readGoodsFacts, ({ goods }) => goods),
  link: linkOf,
  copyOf: copyOfGoodsOrder,
  titleOf: ({ quantity, buyerCompany }) => [buyerCompany, quantity].filter(Boolean).join(' ').slice(0, 100),
  summaries,
};

export const goodsOrder = orderPage(goodsForms);
