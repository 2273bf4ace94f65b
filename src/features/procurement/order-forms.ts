import type { AnswerOf } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import { goodsForm } from '#contract/services/procurement.ts';
import type { Table } from '#contract/table.ts';
import { goodsChoices } from '#copy/booking/names.ts';
import { goods, goods as words } from '#copy/procurement/market.ts';
import { toFailure } from '#domain/failure.ts';
import type { BoughtGoods, GoodsFacts, RequestTerms } from '#domain/procurement/facts.ts';
import { blankGoodsForm, type GoodsForm } from '#domain/procurement/form.ts';
import { orderedGoodsOf, readGoodsId } from '#domain/procurement/goods-id.ts';
import { copyOfGoodsOrder, formOfWonGoods } from '#domain/procurement/initial-form.ts';
import type { GoodsPart } from '#domain/procurement/quote.ts';
import { quotedWeight, unweighedOf } from '#domain/procurement/quoted-weight.ts';
import { goodsService } from '#domain/procurement/service.ts';
import { bandsOf } from '#domain/procurement/tiers.ts';
import { wonBands } from '#domain/procurement/won-line.ts';
import { readFields } from '#domain/query-text.ts';
import type { DraftSummary } from '#machines/booking/index.ts';
import type { Api } from '#src/api/index.ts';
import { orderMembers } from '#src/features/booking/booking.ts';
import { ofOne } from '#src/features/booking/lane-link.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormLink, FormSources, ServiceForms } from '#src/features/booking/service-forms.ts';

type Post = AnswerOf<Table['procurementItem']>;
type Line = Post['lines'][number];

/** Null for a post that is not there; what else goes wrong is thrown. */
async function readPost(api: Api, id: string): Promise<Post | null> {
  try {
    return await api.procurementItem({ id });
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind === 'refused' && (failure.code === CODE.notFound || failure.code === CODE.invalidInput))
      return null;
    throw error;
  }
}

async function findGoods(api: Api, goodsId: string): Promise<{ post: Post; line: Line } | null> {
  const id = readGoodsId(goodsId);
  const post = id === null ? null : await readPost(api, id.postId);
  const line = post?.lines.find((one) => (one.isOrdered || wonOf(one) !== null) && one.lineNo === id?.lineNo);
  return post === null || line === undefined ? null : { post, line };
}

const wonOf = ({ won = null }: Line) => won;

function termsOf({ company, contactName, contactPhone, tradeTerm, paymentTerm, ...post }: Post): RequestTerms {
  const { deliveryPlace: place, deliveryDate: day } = post;
  return { company, contactName, contactPhone, tradeTerm, paymentTerm, place, day };
}

function boughtOf(post: Post, line: Line): BoughtGoods {
  const won = wonOf(line);
  const shared = {
    ...{ postId: post.id, postNo: post.number, qualifications: post.qualifications },
    ...{ nameCn: line.nameCn, casNo: line.casNo, unNo: line.unNo, unit: line.unit },
    batchNo: line.batch?.no ?? null,
  };
  const { purity, packing } = line;
  if (won === null)
    return {
      ...{ ...shared, purity, packing, currency: line.currency, left: line.left ?? '0', bands: bandsOf(line) },
      store: line.batch?.store ?? post.deliveryPlace,
      won: null,
    };
  return {
    ...{ ...shared, currency: won.currency, left: won.quantity, bands: wonBands(won) },
    ...{ purity: won.purity ?? purity, packing: won.packing ?? packing },
    store: goods.order.fetchedFrom(won.supplier),
    won: { line: won, terms: termsOf(post) },
  };
}

/** True while an offer is before its deadline, or a winning quote is neither ordered nor expired. */
const isOpen = (post: Post, line: Line): boolean => post.state === 'OPEN' || wonOf(line)?.state === 'OPEN';

export async function readGoodsFacts({ api, constants, now }: FormSources, goodsId: string): Promise<GoodsFacts> {
  const [found, { payTypes, choiceNames }] = await Promise.all([findGoods(api, goodsId), readLists(constants, [])]);
  if (found === null) return { now, payTypes, choiceNames, goods: null, bought: null };
  const { post, line } = found;
  const bought = boughtOf(post, line);
  const { unit, left, bands } = bought;
  const { needsLicence, needsPermit } = line;
  const won = wonOf(line);
  const packing = won?.packing ?? line.packing;
  const unweighed =
    won === null ? (line.unweighed ?? null) : unweighedOf(quotedWeight({ quantity: won.quantity, unit, packing }));
  const offered = { isOpen: isOpen(post, line), unit, left, bands, needsLicence, needsPermit, unweighed };
  return { now, payTypes, choiceNames, goods: offered, bought };
}

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

export const goodsOrder = orderMembers(goodsForms);
