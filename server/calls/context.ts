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

/** Version and build of the running product. */
export interface Release {
  version: string;
  /** Build id, as in the site's error reports. */
  build: string;
}

/** The browser behind a request: its credentials, and the cookies it may receive. */
export interface Visitor extends SessionPair {
  flow: Flow;
  /** Cookie of a browser that has signed in to an account before. */
  device: string | null;
  userAgent: string;
  /** Session cookie of an operator; users have none. */
  operatorToken: string | null;
  /** Cookie of a browser in which an operator has signed in before. */
  operatorDevice: string | null;
  /** True when the call may come from the operator at the server's machine. */
  isLocalOperator: boolean;
  /** Sets the HttpOnly half of a session; an empty value removes it. */
  setCompanion(value: string): void;
  setDevice(value: string): void;
  /** Sets an operator's session cookie; an empty value removes it. */
  setOperator(value: string): void;
  setOperatorDevice(value: string): void;
  /** Clears what the browser cached while signed in. */
  clearCache(): void;
}

/** A file sent as the response. */
export interface DeliveredFile {
  name: string;
  bytes: number;
  stream: Readable;
}

/** Services that live as long as the server. */
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
  /** Keys the digests of SMS codes; never stored in the database. */
  secret: string;
  limits: SignInLimits;
  work: WorkRules;
  /** Copies the embedded database into the data folder for a backup; missing with PostgreSQL. */
  copyDatabase?: (() => Promise<void>) | undefined;
  /** Reports changed inputs of public pages. */
  onWrite?(changes: readonly PageInput[]): void;
}

/** Context of one request. */
export interface CallContext extends Services {
  /** The visitor's address, as far as TRUST_PROXY allows. */
  address: string;
  /** The key of the address in limits. */
  network: string;
  requestId: string;
  /** Aborted when the client disconnects early. */
  signal: AbortSignal;
  visitor: Visitor;
  /** The user's session; set only for calls whose `auth` is `session`. */
  session: Session | null;
  /** The operator; null when a system calls with its key, and for other calls. */
  operator: Operator | null;
  /** Finds the optional session of a public call. */
  findSession(): Promise<Session | null>;
  /** Set for calls that require one, else null. */
  idempotencyKey: string | null;
  /** Called when a repeated key gets the stored answer and nothing is written. */
  noteRepeat?(): void;
  /** Uploaded file; null for other calls. */
  received: ReceivedFile | null;
  /** Responds with a file instead of the envelope. */
  deliver(file: DeliveredFile): void;
}

/** Returns the session of a call that requires one. */
export function signedIn({ session }: Pick<CallContext, 'session'>): Session {
  if (session === null) throw new Refusal(CODE.notSignedIn);
  return session;
}

export type CallHandler<Name extends CallName> = (
  request: InferOutput<Table[Name]['request']>,
  context: CallContext,
) => Promise<AnswerOf<Table[Name]>>;

/** A handler for each call of the contract; a missing one does not compile. */
export type CallHandlers = { [Name in CallName]: CallHandler<Name> };
