import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';
import type { OperatorRole } from '#domain/company/operator-roles.ts';
import type { CallAccess, OwnedAccess } from './access.ts';

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

export type Method = 'GET' | 'POST';

/** Where the request's fields travel. `both` repeats scalar fields as query; `body` is for everything personal or secret. */
export type PayloadMode = 'none' | 'query' | 'both' | 'body' | 'multipart';

/**
 * Who may call: anyone, a signed-in user, a system with the desk's token or an operator with the call's role, any operator who
 * is signed in, the terminal of the server's own machine, a partner.
 */
export type Auth = 'public' | 'session' | 'desk' | 'operator' | 'local' | 'partner';

/** How the client reads the code: `alternative` takes any code that ends in 000 as success. */
export type Handler = 'strict' | 'alternative';

/**
 * Where a person sees that the call failed (clause 8.1c). `message`: the client shows a toast or a notification. `inline`: the
 * place on the page that made the call shows it. `never`: nowhere; no person waits for the answer.
 */
export type FailureShown = 'message' | 'inline' | 'never';

/** What a good answer is: the envelope, or a file named by its content-disposition header. */
export type Delivery = 'json' | 'file';

export interface Limits {
  /** Largest body the server reads, in bytes. */
  bodyBytes: number;
  /** Calls per minute from one address; absent: only the connection limit applies. */
  perMinute?: number;
}

export interface Call<
  Request extends Schema = Schema,
  Answer extends Schema = Schema,
  Idempotent extends boolean = boolean,
  Delivered extends Delivery = Delivery,
> {
  /** The name of the client's function and the OpenAPI operation id. */
  name: string;
  method: Method;
  /** Path with `{name}` for parameters; a parameter is a field of the request schema. */
  path: `/api-${string}`;
  payload: PayloadMode;
  auth: Auth;
  /** The role in an enterprise that the call takes. On a public call it applies to visitors who are signed in. */
  access?: CallAccess;
  /** Which operators a call of the desk is for. */
  role?: OperatorRole;
  handler: Handler;
  failureShown: FailureShown;
  delivery: Delivered;
  limits: Limits;
  /** A write that must carry an Idempotency-Key header; only such a POST is ever repeated. */
  idempotent: Idempotent;
  /** The answer carries a credential or a captcha and is never stored by a cache. */
  noStore: boolean;
  /** What the call is for, in Chinese, shown in the OpenAPI document. */
  summary: string;
  /** Clauses the call serves. */
  clauses: readonly string[];
  request: Request;
  answer: Answer;
}

/** What the site knows of a call: the rest only the server reads, and the built site is without it. */
export type AskedCall = Omit<Call, 'access' | 'clauses' | 'limits' | 'request' | 'summary'>;

/** A call about the user's own data: no cache stores the answer, and a failure is shown where the data is. */
export const own = { auth: 'session', failureShown: 'inline', noStore: true } as const;

/** A call about offers: anyone may call it, and a failure is shown where the offers are. */
export const ofPrices = {
  method: 'POST',
  payload: 'both',
  failureShown: 'inline',
  clauses: ['1.2', '3.14', '5.9'],
} as const;

/** A call of the operator console, which shows every failure in place: its payload stays out of addresses and caches. */
export const ofDesk = { method: 'POST', payload: 'body', failureShown: 'inline', noStore: true } as const;

/** A call of the desk that operators of one role make. */
export const deskOf = <const Role extends OperatorRole>(role: Role) => ({ ...ofDesk, auth: 'desk', role }) as const;

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
