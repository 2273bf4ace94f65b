import { and, eq } from 'drizzle-orm';
import type { ProcurementLine } from '#contract/calls/outdoor.ts';
import type { ProcurementState } from '#contract/fields/posts.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { decimalText, divide, multiply, subtract, sum } from '#domain/decimal.ts';
import type { OfferedGoods } from '#domain/procurement/context.ts';
import { readGoodsId } from '#domain/procurement/goods-id.ts';
import { kilogramsOf } from '#domain/procurement/quantity.ts';
import { type QuotedWeight, quotedWeight, unweighedOf } from '#domain/procurement/quoted-weight.ts';
import { bandsOf, remainingQuantity } from '#domain/procurement/tiers.ts';
import { type WonLine, wonBands } from '#domain/procurement/won-line.ts';
import { procurementLines, procurementPosts, type StoredBatch } from '../../data/schema/procurement.ts';
import { makerOf } from '../../enterprise/membership.ts';
import type { Reader } from '../fee-rates.ts';
import { certificateOfQuote } from './supplier-files.ts';
import { wonLinesOf } from './won-goods.ts';

export type Post = typeof procurementPosts.$inferSelect;
export type Line = typeof procurementLines.$inferSelect;

export interface Goods {
  post: Post;
  line: Line;
  /** The winning quote of a request; null for an offer. */
  won: WonLine | null;
}

/** Posts that are published and not revoked. */
export const isPublic = ({ revokedAt, shownFrom }: Pick<Post, 'revokedAt' | 'shownFrom'>, now: number): boolean =>
  revokedAt === null && shownFrom !== null && shownFrom.getTime() <= now;

export function stateOf({ awardedAt, deadline }: Post, now: number): ProcurementState {
  if (awardedAt !== null) return 'AWARDED';
  return deadline.getTime() <= now ? 'CLOSED' : 'OPEN';
}

/** Only goods sold by weight at a price can be ordered online. */
const isOrdered = ({ post, line }: Pick<Goods, 'line' | 'post'>): boolean =>
  post.kind === 'OFFER' && bandsOf(line).length > 0 && kilogramsOf(1, line.unit) !== null;

/** Finds the line of an offer or of the user's own request; null when it cannot be ordered. */
export async function findGoods(
  db: Reader,
  goodsId: string,
  { userId, now }: { userId: string | null; now: number },
): Promise<Goods | null> {
  const id = readGoodsId(goodsId);
  if (id === null) return null;
  const [found] = await db
    .select({ post: procurementPosts, line: procurementLines })
    .from(procurementLines)
    .innerJoin(procurementPosts, eq(procurementPosts.id, procurementLines.postId))
    .where(and(eq(procurementLines.postId, id.postId), eq(procurementLines.lineNo, id.lineNo)));
  if (found === undefined || !isPublic(found.post, now)) return null;
  const reader = userId === null ? null : await makerOf(db, userId);
  const won = (await wonLinesOf(db, found.post, { reader, now })).get(id.lineNo) ?? null;
  return won !== null || isOrdered(found) ? { ...found, won } : null;
}

/** True when the bought lot has a certificate file, from its offer or the winning quote. */
export async function hasCertificate(
  db: Reader,
  bought: { postId: string; lineNo: number; quoteNo?: string } | null,
): Promise<boolean> {
  if (bought === null) return false;
  const { postId, lineNo, quoteNo } = bought;
  if (quoteNo !== undefined) return (await certificateOfQuote(db, { id: postId, quoteNo, lineNo })) !== null;
  const [line] = await db
    .select({ batch: procurementLines.batch })
    .from(procurementLines)
    .where(and(eq(procurementLines.postId, postId), eq(procurementLines.lineNo, lineNo)));
  return line?.batch?.certificateId !== undefined;
}

/** Hazardous chemicals need a licence; controlled ones also need a permit. */
const demandsOf = ({ unNo }: Line, entry: UnEntry | null) => ({
  needsLicence: unNo !== null,
  needsPermit: (entry?.controls.length ?? 0) > 0,
});

/** Reads weights from a winning quote, falling back to the request's packing. */
const wonWeight = ({ unit, packing }: Line, won: WonLine): QuotedWeight =>
  quotedWeight({ quantity: won.quantity, unit, packing: won.packing ?? packing });

/** Weighs a quantity of an offer by its structured packages, else by its packing text. */
export function offeredWeight({ unit, packing, ...line }: Line, quantity: string): QuotedWeight {
  const { packageType, packageNetKg, packageGrossKg } = line;
  const netKg = kilogramsOf(quantity, unit);
  if (netKg === null || packageType === null || (packageNetKg === null && packageType !== 'BLK'))
    return quotedWeight({ quantity, unit, packing });
  if (packageNetKg === null) return { packageType, packages: 1, netKg, grossKg: netKg };
  const packages = Number(decimalText(divide(netKg, packageNetKg, 0, 'up')));
  const tare = multiply(subtract(packageGrossKg ?? packageNetKg, packageNetKg), packages);
  return { packageType, packages, netKg, grossKg: decimalText(sum([netKg, tare])) };
}

/** Weighs the goods of an order, from an offer or a winning quote. */
export const weightOf = ({ line, won }: Goods, quantity: string): QuotedWeight =>
  won === null ? offeredWeight(line, quantity) : wonWeight(line, won);

/** Returns what no quantity can settle about the weight. */
function offeredUnweighed(line: Line): { netKg: null; isUncounted: boolean } | null {
  const unweighed = unweighedOf(offeredWeight(line, '1'));
  return unweighed === null ? null : { netKg: null, isUncounted: unweighed.isUncounted };
}

/** Builds what an order is validated against. */
export const offeredOf = ({ post, line, won }: Goods, entry: UnEntry | null, now: number): OfferedGoods => ({
  isOpen: won === null ? stateOf(post, now) === 'OPEN' : won.state === 'OPEN',
  unit: line.unit,
  bands: won === null ? bandsOf(line) : wonBands(won),
  left: won === null ? remainingQuantity(line) : won.quantity,
  ...demandsOf(line, entry),
  unweighed: won === null ? offeredUnweighed(line) : unweighedOf(wonWeight(line, won)),
});

/** Street address without the house number. */
export const maskedAddress = (address: string) => address.replace(/\d+\s*号.*$/u, '');

function batchAnswer({ no, madeOn, usableUntil, store, results, certificateId }: StoredBatch) {
  return {
    ...{ no, madeOn, usableUntil, store: maskedAddress(store), results: [...results] },
    hasCertificate: certificateId !== undefined,
  };
}

/** Classes of an entry, the main one first. */
export const classesOf = (entry: UnEntry | null): string[] =>
  entry === null ? [] : [entry.mainClass, ...entry.subsidiaryClasses];

/** Builds the public view of a line. */
export function lineAnswer(post: Post, line: Line, entry: UnEntry | null): ProcurementLine {
  const { lineNo, nameCn, nameEn, casNo, unNo, grade, purity, packing, quantity, unit, currency } = line;
  const isOffer = post.kind === 'OFFER';
  const unweighed = isOrdered({ post, line }) ? offeredUnweighed(line) : null;
  return {
    ...{ lineNo, nameCn, nameEn, casNo, unNo, grade, purity, packing, quantity, unit, currency },
    classes: classesOf(entry),
    specifications: line.specifications.map(({ key, value }) => ({ key, value })),
    price: line.priceHidden ? null : line.price,
    minimumQuantity: line.minimumQuantity,
    tiers: line.tiers.map(({ from, price }) => ({ from, price })),
    left: isOffer ? remainingQuantity(line) : null,
    batch: line.batch === null ? null : batchAnswer(line.batch),
    ...demandsOf(line, entry),
    isOrdered: isOrdered({ post, line }),
    ...(unweighed === null ? {} : { unweighed }),
  };
}
