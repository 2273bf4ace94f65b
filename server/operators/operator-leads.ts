import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type {
  OperatorLeadQueue,
  OperatorLeadSheet,
  OperatorLeadsRequest,
  operatorLeadQueue,
  operatorLeads,
} from '#contract/calls/operator-leads.ts';
import { CODE } from '#contract/codes.ts';
import { operatorReplies } from '#copy/operator/replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { contains } from '../data/contains.ts';
import { users } from '../data/schema/accounts.ts';
import { leads } from '../data/schema/operations.ts';
import { operators } from '../data/schema/operators.ts';
import { type Actor, recordAct } from './audit.ts';
import { cutPage, milliseconds, QUEUE_PAGE_SIZE } from './queue.ts';

type Request = InferOutput<typeof operatorLeadQueue.request>;
type QueueRow = OperatorLeadQueue['items'][number];

/** A vote on a help article is no message. */
const TOPICS = ['lead', 'feedback', 'question'] as const;
const EXCERPT = 80;
const OPEN = ['new', 'taken'] as const;

/** Messages that are not settled. */
export const isLeadWaiting = and(inArray(leads.kind, [...TOPICS]), inArray(leads.status, [...OPEN]));

const createdAt = milliseconds(sql`${leads.createdAt}`);
const searched = ['company', 'contact', 'phone', 'text', 'remark', 'lanes'] as const;

const matches = (keyword: string): SQL | undefined =>
  keyword === ''
    ? undefined
    : or(
        contains(leads.leadNo, keyword),
        contains(users.phone, keyword),
        ...searched.map((field) => contains(sql`(${leads.form} ->> ${sql.raw(`'${field}'`)})`, keyword)),
      );

const selectRows = (db: Database) =>
  db
    .select({ lead: leads, account: { name: users.name, phone: users.phone }, operator: operators.name })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.userId))
    .leftJoin(operators, eq(operators.id, leads.handledBy));

type Selected = Awaited<ReturnType<typeof selectRows>>[number];

const textIn = ({ form }: Selected['lead'], field: (typeof searched)[number]): string => {
  const value = form[field];
  return typeof value === 'string' ? value : '';
};

const toRow = ({ lead, account, operator }: Selected): QueueRow => ({
  leadNo: lead.leadNo,
  topic: lead.kind as QueueRow['topic'],
  status: lead.status,
  who: [textIn(lead, 'company'), textIn(lead, 'contact')].filter(Boolean).join(' ') || (account?.name ?? ''),
  text: [...(textIn(lead, 'text') || textIn(lead, 'lanes') || textIn(lead, 'remark'))].slice(0, EXCERPT).join(''),
  createdAt: lead.createdAt.getTime(),
  handledBy: operator ?? lead.handledBy,
});

/** Lists messages, the oldest first. */
export async function listLeads(
  db: Database,
  { topic, status, keyword, after }: Request,
  now: number,
): Promise<OperatorLeadQueue> {
  const filter = and(
    inArray(leads.kind, topic === undefined ? [...TOPICS] : [topic]),
    inArray(leads.status, status === undefined ? [...OPEN] : [status]),
    matches(keyword),
  );
  const [created, leadNo = ''] = after?.split('.') ?? [];
  const beyond =
    created === undefined ? undefined : sql`(${createdAt}, ${leads.leadNo}) > (${Number(created)}::bigint, ${leadNo})`;
  const rows = await selectRows(db)
    .where(and(filter, beyond))
    .orderBy(asc(createdAt), asc(leads.leadNo))
    .limit(QUEUE_PAGE_SIZE + 1);
  const [counted] = await db
    .select({ total: count() })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.userId))
    .where(filter);
  const { shown, last } = cutPage(rows, QUEUE_PAGE_SIZE);
  return {
    items: shown.map(toRow),
    total: counted?.total ?? 0,
    next: last === undefined ? null : `${last.lead.createdAt.getTime()}.${last.lead.leadNo}`,
    now,
  };
}

export async function readLead(db: Database, leadNo: string): Promise<OperatorLeadSheet> {
  const [found] = await selectRows(db).where(and(eq(leads.leadNo, leadNo), inArray(leads.kind, [...TOPICS])));
  if (found === undefined) throw new Refusal(CODE.notFound);
  const { form, note, handledAt, version } = found.lead;
  return {
    row: toRow(found),
    ...{ form, account: found.account, note, version },
    handledAt: handledAt?.getTime() ?? null,
  };
}

/** Takes up or settles a message; a stale version is refused. */
export async function settleLead(
  db: Database,
  { leadNo, version, status, note }: OperatorLeadsRequest,
  { now, actor }: { now: number; actor: Actor },
): Promise<AnswerOf<typeof operatorLeads>> {
  if (status === 'done' && note === '')
    throw new Refusal(CODE.invalidInput, undefined, { fields: { note: operatorReplies.noteMissing } });
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ status: leads.status, version: leads.version })
      .from(leads)
      .where(and(eq(leads.leadNo, leadNo), inArray(leads.kind, [...TOPICS])))
      .for('update');
    if (before === undefined) throw new Refusal(CODE.notFound);
    if (before.version !== version || before.status === 'done')
      throw new Refusal(CODE.conflict, operatorReplies.leadChanged);
    const after = { status, note, handledBy: actor.actorId, handledAt: new Date(now), version: version + 1 };
    await tx.update(leads).set(after).where(eq(leads.leadNo, leadNo));
    const act = { action: `lead.${status}`, subjectKind: 'lead', subjectId: leadNo };
    await recordAct(tx, actor, { ...act, before: { status: before.status }, after: { status } }, now);
    return { leadNo, status, version: version + 1 };
  });
}
