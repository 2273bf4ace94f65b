import type { AnswerOf } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import type { Table } from '#contract/table.ts';
import { goods } from '#copy/procurement/market.ts';
import { toFailure } from '#domain/failure.ts';
import type { BoughtGoods, GoodsFacts, RequestTerms } from '#domain/procurement/facts.ts';
import { readGoodsId } from '#domain/procurement/goods-id.ts';
import { quotedWeight, unweighedOf } from '#domain/procurement/quoted-weight.ts';
import { bandsOf } from '#domain/procurement/tiers.ts';
import { wonBands } from '#domain/procurement/won-line.ts';
import type { Api } from '#src/api/index.ts';
import { readLists } from '#src/features/booking/lists.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';

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
