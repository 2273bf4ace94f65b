import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';
import type { OperatorRole } from '#domain/company/operator-roles.ts';
import type { CallAccess, OwnedAccess } from './access.ts';

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

export type Method = 'GET' | 'POST';

/** Location of request fields. `both` repeats scalar fields as query; `body` is for personal or secret data. */
export type PayloadMode = 'none' | 'query' | 'both' | 'body' | 'multipart';

/**
 * Caller: anyone, a signed-in user, a system with the desk token or an operator with the call's role, any signed-in
 * operator, the server's own machine, a partner.
 */
export type Auth = 'public' | 'session' | 'desk' | 'operator' | 'local' | 'partner';

/** Interpretation of the code: `alternative` accepts any code ending in 000 as success. */
export type Handler = 'strict' | 'alternative';

/**
 * Where a failure is shown (clause 8.1c). `message`: the client shows a toast or notification. `inline`: the calling
 * part of the page shows it. `never`: not shown, because no user waits for it.
 */
export type FailureShown = 'message' | 'inline' | 'never';

/** Response type: the envelope, or a file named by content-disposition. */
export type Delivery = 'json' | 'file';

export interface Limits {
  bodyBytes: number;
  /** Calls per minute and IP address; absent: only the connection limit applies. */
  perMinute?: number;
}

export interface Call<
  Request extends Schema = Schema,
  Answer extends Schema = Schema,
  Idempotent extends boolean = boolean,
  Delivered extends Delivery = Delivery,
> {
  /** Client function name and OpenAPI operation id. */
  name: string;
  method: Method;
  /** Path with `{name}` parameters, which are fields of the request schema. */
  path: `/api-${string}`;
  payload: PayloadMode;
  auth: Auth;
  /** Required enterprise role. On public calls it applies to signed-in visitors. */
  access?: CallAccess;
  /** Operator role required by a desk call. */
  role?: OperatorRole;
  handler: Handler;
  failureShown: FailureShown;
  delivery: Delivered;
  limits: Limits;
  /** A write that requires an Idempotency-Key header; only such POSTs are retried. */
  idempotent: Idempotent;
  /** The response contains a credential or captcha; caches must not store it. */
  noStore: boolean;
  /** Purpose in Chinese, shown in the OpenAPI document. */
  summary: string;
  clauses: readonly string[];
  request: Request;
  answer: Answer;
}

/** Call data the client needs; the server-only rest is left out of the built site. */
export type ClientCall = Omit<Call, 'access' | 'clauses' | 'limits' | 'request' | 'summary'>;

/** Calls on the user's own data: not cached, failures shown inline. */
export const ownDataCall = { auth: 'session', failureShown: 'inline', noStore: true } as const;

/** Public calls on offers; failures are shown inline. */
export const priceCall = {
  method: 'POST',
  payload: 'both',
  failureShown: 'inline',
  clauses: ['1.2', '3.14', '5.9'],
} as const;

/** Operator console calls: failures inline, payload in the body, not cached. */
export const operatorCall = { method: 'POST', payload: 'body', failureShown: 'inline', noStore: true } as const;

/** Operator console call for one role. */
export const operatorCallFor = <const Role extends OperatorRole>(role: Role) =>
  ({ ...operatorCall, auth: 'desk', role }) as const;

export type RequestOf<C extends Call> = InferInput<C['request']>;
export type AnswerOf<C extends Call> = InferOutput<C['answer']>;

type Defaults = 'payload' | 'auth' | 'handler' | 'failureShown' | 'delivery' | 'limits' | 'idempotent' | 'noStore';

const defaults = {
  payload: 'none',
  auth: 'public',
  handler: 'strict',
  failureShown: 'message',
  limits: { bodyBytes: 64 * 1024 },
  noStore: false,
} as const;

/** Requires `access` on every call with `auth: 'session'`; a call without it does not compile. */
type Placement = { auth: 'session'; access: CallAccess } | { auth?: Exclude<Auth, 'session'>; access?: OwnedAccess };

export function call<
  Request extends Schema,
  Answer extends Schema,
  const Idempotent extends boolean = false,
  const Delivered extends Delivery = 'json',
>(
  definition: Omit<Call<Request, Answer, Idempotent, Delivered>, Defaults | 'access'> &
    Partial<Omit<Pick<Call<Request, Answer, Idempotent, Delivered>, Defaults>, 'auth'>> &
    Placement,
): Call<Request, Answer, Idempotent, Delivered> {
  const { idempotent = false as Idempotent, delivery = 'json' as Delivered, ...rest } = definition;
  return { ...defaults, ...rest, idempotent, delivery };
}
