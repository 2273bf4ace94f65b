import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { CampaignParticipant, CampaignStock } from '#contract/calls/cms.ts';
import { maskedName } from '#domain/masked-name.ts';
import type { Transaction } from '../calls/idempotent.ts';
import type { Database } from '../data/connect.ts';
import { enterprises } from '../data/schema/accounts.ts';
import { campaigns, campaignTakings } from '../data/schema/content.ts';
import { orders } from '../data/schema/orders.ts';
import { isShown } from './shown.ts';

const PARTICIPANTS = 8;

interface Taking {
  orderNo: string;
  laneId: string | null | undefined;
  boxes: number;
  now: number;
}

const takenBoxes = sql<number>`coalesce(sum(${campaignTakings.boxes}), 0)::int`;

const boxesTaken = async (tx: Pick<Database, 'select'>, campaignId: string): Promise<number> =>
  (await tx.select({ boxes: takenBoxes }).from(campaignTakings).where(eq(campaignTakings.campaignId, campaignId)))[0]
    ?.boxes ?? 0;

/** Locks the campaign, so that concurrent orders of the last containers are counted one by one. */
async function take(tx: Transaction, campaignId: string, { orderNo, boxes, now }: Omit<Taking, 'laneId'>) {
  const [campaign] = await tx
    .select({ total: campaigns.stockTotal })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId))
    .for('update');
  if (campaign === undefined || (await boxesTaken(tx, campaignId)) + boxes > campaign.total) return;
  await tx.insert(campaignTakings).values({ orderNo, campaignId, boxes, takenAt: new Date(now) });
}

/** Takes an order's containers from a running campaign's stock while they last; the order stands either way. */
export async function takeCampaignStock(tx: Transaction, { laneId, ...taking }: Taking): Promise<void> {
  if (!laneId || taking.boxes === 0) return;
  const at = new Date(taking.now);
  const lanes = JSON.stringify([{ kind: 'offers', laneIds: [laneId] }]);
  const [campaign] = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        isShown(campaigns, taking.now),
        gt(campaigns.stockTotal, 0),
        lte(campaigns.startsAt, at),
        gt(campaigns.endsAt, at),
        sql`${campaigns.blocks} @> ${lanes}::jsonb`,
      ),
    )
    .orderBy(campaigns.endsAt, campaigns.id)
    .limit(1);
  if (campaign !== undefined) await take(tx, campaign.id, taking);
}

/** Returns an ended order's containers to its campaign and names the campaign. */
export async function giveCampaignStockBack(tx: Transaction, orderNo: string): Promise<string | null> {
  const [given] = await tx
    .delete(campaignTakings)
    .where(eq(campaignTakings.orderNo, orderNo))
    .returning({ campaignId: campaignTakings.campaignId });
  return given?.campaignId ?? null;
}

/** Keeps a changed order in its campaign if stock allows, even after the campaign has ended. */
export async function retakeCampaignStock(tx: Transaction, taking: Omit<Taking, 'laneId'>): Promise<void> {
  const campaignId = await giveCampaignStockBack(tx, taking.orderNo);
  if (campaignId !== null) await take(tx, campaignId, taking);
}

/** Remaining stock of each campaign that counts containers. */
export async function stockOf(
  db: Database,
  counted: readonly { id: string; stockTotal: number }[],
): Promise<Map<string, CampaignStock>> {
  const ids = counted.filter(({ stockTotal }) => stockTotal > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: campaignTakings.campaignId, boxes: takenBoxes })
    .from(campaignTakings)
    .where(inArray(campaignTakings.campaignId, ids))
    .groupBy(campaignTakings.campaignId);
  const taken = new Map(rows.map(({ id, boxes }) => [id, boxes]));
  return new Map(
    counted
      .filter(({ stockTotal }) => stockTotal > 0)
      .map(({ id, stockTotal }) => [id, { total: stockTotal, left: Math.max(0, stockTotal - (taken.get(id) ?? 0)) }]),
  );
}

/** Latest participants under anonymised names. */
export async function participantsOf(db: Database, campaignId: string): Promise<CampaignParticipant[]> {
  const rows = await db
    .select({ name: enterprises.name, boxes: campaignTakings.boxes, takenAt: campaignTakings.takenAt })
    .from(campaignTakings)
    .innerJoin(orders, eq(orders.orderNo, campaignTakings.orderNo))
    .leftJoin(enterprises, eq(enterprises.id, orders.enterpriseId))
    .where(eq(campaignTakings.campaignId, campaignId))
    .orderBy(desc(campaignTakings.takenAt), desc(campaignTakings.orderNo))
    .limit(PARTICIPANTS);
  return rows.map(({ name, boxes, takenAt }) => ({
    name: name === null ? null : maskedName(name),
    boxes,
    takenAt: takenAt.getTime(),
  }));
}
