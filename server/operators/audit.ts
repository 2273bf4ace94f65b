import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { operatorAudit } from '#contract/calls/operator-people.ts';
import { enquiries } from '#copy/enquiry/own.ts';
import { operatorActs } from '#copy/operator/staff.ts';
import { orders } from '#copy/orders/list.ts';
import { DAY_MS } from '#domain/limits.ts';
import type { CallContext } from '../calls/context.ts';
import type { Database } from '../data/connect.ts';
import { contains } from '../data/contains.ts';
import { audit } from '../data/schema/operations.ts';
import { operators } from '../data/schema/operators.ts';
import type { JsonObject, JsonValue } from '../data/schema/orders.ts';
import { cutPage } from './queue.ts';

/** An operator, or a system identified by its key. */
export interface Actor {
  actorKind: 'desk' | 'system';
  actorId: string;
  requestId: string | null;
}

/** Actor ids of systems in the audit log. */
export const LOCAL_KEY = 'local';
const DESK_TOKEN_KEY = 'desk-token';
/** Actor id of scheduled actions. */
export const SCHEDULE_KEY = 'schedule';

export const actorOf = ({
  operator,
  visitor,
  requestId,
}: Pick<CallContext, 'operator' | 'requestId' | 'visitor'>): Actor => {
  if (operator !== null) return { actorKind: 'desk', actorId: operator.id, requestId };
  return { actorKind: 'system', actorId: visitor.isLocalOperator ? LOCAL_KEY : DESK_TOKEN_KEY, requestId };
};

interface Act {
  action: string;
  subjectKind: string;
  subjectId: string;
  before: JsonValue;
  after: JsonValue;
  /** Additional details. */
  more?: JsonObject;
}

/** Runs in the transaction of the change. */
export async function recordAct(
  tx: Pick<Database, 'insert'>,
  actor: Actor,
  { before, after, more = {}, ...act }: Act,
  now: number,
): Promise<void> {
  await tx.insert(audit).values({ at: new Date(now), ...actor, ...act, detail: { ...more, before, after } });
}

const ACTS_OF_A_PAGE = 50;

const statuses: Readonly<Record<string, string>> = { ...enquiries.status, ...orders.statuses };
const kindNames: Readonly<Record<string, string>> = operatorActs.kinds;

const deedOf = ({ action, subjectKind }: { action: string; subjectKind: string }): string =>
  `${operatorActs.deed(action, statuses)}${kindNames[subjectKind] ?? ''}`;

const PHONE = /(?<!\d)(1\d{2})\d{4}(\d{4})(?!\d)/g;

/** Masks phones, because readers of the log may not know the customer. */
function withoutPhones(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.replaceAll(PHONE, '$1****$2');
  if (Array.isArray(value)) return value.map(withoutPhones);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutPhones(inner)]));
}

const ofDay = (day: string): SQL | undefined => {
  const start = Date.parse(`${day}T00:00:00+08:00`);
  return and(gte(audit.at, new Date(start)), lt(audit.at, new Date(start + DAY_MS)));
};

type Request = InferOutput<typeof operatorAudit.request>;

/** Lists acts of operators and systems, the latest first; users' acts are not included. */
export async function listActs(
  db: Database,
  { subject, keyword, kind, day, before }: Request,
  now: number,
): Promise<AnswerOf<typeof operatorAudit>> {
  const conditions: (SQL | undefined)[] = [
    inArray(audit.actorKind, ['desk', 'system']),
    subject === '' ? undefined : contains(audit.subjectId, subject),
    keyword === ''
      ? undefined
      : or(contains(sql`coalesce(${operators.name}, ${audit.actorId})`, keyword), contains(audit.subjectId, keyword)),
    kind === undefined ? undefined : eq(audit.subjectKind, kind),
    day === undefined ? undefined : ofDay(day),
    before === undefined ? undefined : lt(audit.id, before),
  ];
  const rows = await db
    .select({ row: audit, name: operators.name })
    .from(audit)
    .leftJoin(operators, eq(operators.id, audit.actorId))
    .where(and(...conditions))
    .orderBy(desc(audit.id))
    .limit(ACTS_OF_A_PAGE + 1);
  const { shown, last } = cutPage(rows, ACTS_OF_A_PAGE);
  return {
    items: shown.map(({ row, name }) => {
      const { before: was = null, after: is = null, ...detail } = row.detail ?? {};
      return {
        id: row.id,
        at: row.at.getTime(),
        actorKind: row.actorKind === 'desk' ? 'desk' : 'system',
        actor: name ?? row.actorId ?? '',
        action: row.action,
        deed: deedOf(row),
        subjectKind: row.subjectKind,
        subjectId: row.subjectId,
        before: withoutPhones(was),
        after: withoutPhones(is),
        detail: Object.keys(detail).length === 0 ? null : withoutPhones(detail),
        requestId: row.requestId,
      };
    }),
    next: last?.row.id ?? null,
    now,
  };
}
