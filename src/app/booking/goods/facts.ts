import type { AnswerOf } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import type { Table } from '#contract/table.ts';
import type { BoughtGoods, GoodsFacts } from '#domain/booking/services/goods/facts.ts';
import { toFailure } from '#domain/failure.ts';
import { readGoodsId } from '#domain/procurement/goods-id.ts';
import { bandsOf } from '#domain/procurement/tiers.ts';
import type { Api } from '../../../api/index.ts';
import { readLists } from '../lists.ts';
import type { FormSources } from '../service-forms.ts';

type Post = AnswerOf<Table['procurementItem']>;
type Line = Post['lines'][number];

/** Null for a post that is not there; what else goes wrong is thrown. */
async function readPost(api: Api, id: string): Promise<Post | null> {
  try {
    return await api.procurementItem({ id }, { quiet: true });
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
  const line = post?.lines.find(({ lineNo, isOrdered }) => isOrdered && lineNo === id?.lineNo);
  return post === null || line === undefined ? null : { post, line };
}

const boughtOf = (post: Post, line: Line): BoughtGoods => ({
  ...{ postId: post.id, postNo: post.number, qualifications: post.qualifications },
  ...{ nameCn: line.nameCn, casNo: line.casNo, unNo: line.unNo, purity: line.purity, packing: line.packing },
  ...{ unit: line.unit, currency: line.currency, left: line.left ?? '0', bands: bandsOf(line) },
  store: line.batch?.store ?? post.deliveryPlace,
  batchNo: line.batch?.no ?? null,
});

export async function readGoodsFacts({ api, constants, now }: FormSources, goodsId: string): Promise<GoodsFacts> {
  const [found, { payTypes, choiceNames }] = await Promise.all([findGoods(api, goodsId), readLists(constants, [])]);
  if (found === null) return { now, payTypes, choiceNames, goods: null, bought: null };
  const { post, line } = found;
  const bought = boughtOf(post, line);
  const { unit, left, bands } = bought;
  const { needsLicence, needsPermit } = line;
  const goods = { isOpen: post.state === 'OPEN', unit, left, bands, needsLicence, needsPermit };
  return { now, payTypes, choiceNames, goods, bought };
}
