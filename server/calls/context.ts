import type { Readable } from 'node:stream';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import type { PageInput } from '#contract/page-inputs.ts';
import type { CallName, Table } from '#contract/table.ts';
import type { Clock } from '#domain/clock.ts';
import type { Settings } from '#src/config/settings.ts';
import type { CaptchaEngine } from '../captcha/engine.ts';
import type { Database } from '../data/connect.ts';
import type { DocumentMaker } from '../documents/maker.ts';
import type { FileInspector } from '../files/inspector.ts';
import type { ReceivedFile } from '../files/intake.ts';
import type { FileStore } from '../files/store.ts';
import type { Log } from '../log.ts';
import type { Operator } from '../operators/sessions.ts';
import type { Random } from '../random.ts';
import type { RateFileReader } from '../rates/read-file.ts';
import type { Flow } from '../session/flow.ts';
import type { Passwords } from '../session/passwords.ts';
import type { Session, SessionPair } from '../session/session.ts';
import type { SignInLimits } from '../session/sign-in-limits.ts';
import type { WorkRules } from '../session/work-rules.ts';
import type { MessageSender } from '../sms/message.ts';
import { Refusal } from './refusal.ts';

/** Which product is running. */
export interface Release {
  version: string;
  /** Names the built site, as its reports name it. */
  build: string;
}

/** The browser behind a request: what it sent to be known by, and the cookies it may be given. */
export interface Visitor extends SessionPair {
  flow: Flow;
  /** Told to an account where this browser signed in before. */
  device: string | null;
  userAgent: string;
  /** The desk's own session cookie, which no user has. */
  operatorToken: string | null;
  /** Known to the operators who signed in to the desk in this browser before. */
  operatorDevice: string | null;
  /** A call of a partner or of the desk may come from the operator at the server's own machine. */
  isLocalOperator: boolean;
  /** Gives the browser the HttpOnly half of a session; an empty one takes it away. */
  setCompanion(value: string): void;
  setDevice(value: string): void;
  /** Gives the browser an operator's session; an empty one takes it away. */
  setOperator(value: string): void;
  setOperatorDevice(value: string): void;
  /** Lets the browser forget what it cached while it was signed in. */
  clearCache(): void;
}

/** A file to be sent as the answer. */
export interface DeliveredFile {
  name: string;
  bytes: number;
  stream: Readable;
}

/** What lives as long as the server. */
export interface Services {
  db: Database;
  clock: Clock;
  random: Random;
  log: Log;
  settings: Settings;
  release: Release;
  captcha: CaptchaEngine;
  passwords: Passwords;
  messages: MessageSender;
  files: FileStore;
  inspector: FileInspector;
  documents: DocumentMaker;
  rateFiles: RateFileReader;
  /** Keys the digests of SMS codes; never in the database. */
  secret: string;
  limits: SignInLimits;
  work: WorkRules;
  /** Reports inputs of public pages that were changed. */
  onWrite?(changes: readonly PageInput[]): void;
}

/** What every call may use; one is made for each request. */
export interface CallContext extends Services {
  /** The visitor's address, as TRUST_PROXY lets it be known. */
  address: string;
  /** What the limits count as that address. */
  network: string;
  requestId: string;
  /** Aborted when the client disconnects before it is answered. */
  signal: AbortSignal;
  visitor: Visitor;
  /** Who is signed in; set for every call whose `auth` is `session`, null for all others. */
  session: Session | null;
  /** Who is signed in at the desk; null where a system calls with its key, and for all calls of others. */
  operator: Operator | null;
  /** The same for a public call that wants to know. */
  findSession(): Promise<Session | null>;
  /** Of a call that must carry one; null for any other. */
  idempotencyKey: string | null;
  /** Called when the key was used before and the first answer is given again: nothing is written. */
  noteRepeat?(): void;
  /** The file of an upload; null for any other call. */
  received: ReceivedFile | null;
  /** Answers with a file in place of the envelope. */
  deliver(file: DeliveredFile): void;
}

/** The session of a call that the router lets nobody else through to. */
export function signedIn({ session }: Pick<CallContext, 'session'>): Session {
  if (session === null) throw new Refusal(CODE.notSignedIn);
  return session;
}

export type CallHandler<Name extends CallName> = (
  request: InferOutput<Table[Name]['request']>,
  context: CallContext,
) => Promise<AnswerOf<Table[Name]>>;

/** A handler for each call of the table: one that is missing does not compile. */
export type CallHandlers = { [Name in CallName]: CallHandler<Name> };
