import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { memberRoles } from '#domain/enterprise/roles.ts';
import type { Solution } from '../../captcha/judge.ts';
import { moment } from './columns.ts';

export const auditStatuses = ['NONE', 'PENDING', 'PASS', 'REJECT'] as const;

const captchaTypes = ['blockPuzzle', 'clickWord'] as const;

export const users = pgTable('users', {
  id: text().primaryKey(),
  /** Null once the account is closed, so that the number may register again. */
  phone: text().unique(),
  /** argon2id over the received hash. */
  passwordHash: text('password_hash').notNull(),
  passwordChangedAt: moment('password_changed_at').notNull(),
  userSource: text('user_source').notNull(),
  name: text(),
  avatar: text(),
  email: text(),
  companyName: text('company_name'),
  schoolName: text('school_name'),
  enterpriseType: text('enterprise_type'),
  industry: text(),
  /** Agreements of a natural person; an enterprise keeps its own. */
  protocolVersion: text('protocol_version'),
  protocolAgreedAt: moment('protocol_agreed_at'),
  supplier: boolean().notNull().default(false),
  demo: boolean().notNull().default(false),
  createdAt: moment('created_at').notNull(),
  closedAt: moment('closed_at'),
});

export const enterprises = pgTable('enterprises', {
  id: text().primaryKey(),
  name: text().notNull(),
  creditCode: text('credit_code').unique(),
  mcpCode: text('mcp_code').notNull(),
  auditStatus: text('audit_status', { enum: auditStatuses }).notNull(),
  legalPerson: text('legal_person'),
  address: text(),
  protocolVersion: text('protocol_version'),
  protocolAgreedAt: moment('protocol_agreed_at'),
  demo: boolean().notNull().default(false),
  createdAt: moment('created_at').notNull(),
});

/** Who acts for an enterprise: a person for one at a time, and one of its members owns it. */
export const memberships = pgTable(
  'memberships',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    enterpriseId: text('enterprise_id')
      .notNull()
      .references(() => enterprises.id),
    role: text({ enum: memberRoles }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('memberships_enterprise').on(table.enterpriseId),
    uniqueIndex('memberships_owner').on(table.enterpriseId).where(sql`${table.role} = 'owner'`),
  ],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    enterpriseId: text('enterprise_id')
      .notNull()
      .references(() => enterprises.id),
    creditCode: text('credit_code').notNull(),
    name: text().notNull(),
    legalPerson: text('legal_person'),
    address: text(),
    licenceFileId: text('licence_file_id'),
    status: text({ enum: auditStatuses }).notNull(),
    reason: text(),
    submittedAt: moment('submitted_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('verifications_user').on(table.userId, table.submittedAt),
    index('verifications_status').on(table.status, table.submittedAt),
  ],
);

/** The public register that a verification is compared with. */
export const enterpriseRegister = pgTable(
  'enterprise_register',
  {
    creditCode: text('credit_code').primaryKey(),
    name: text().notNull(),
    legalPerson: text('legal_person').notNull(),
    address: text().notNull(),
    established: date({ mode: 'string' }).notNull(),
    status: text().notNull(),
    demo: boolean().notNull(),
  },
  (table) => [index('enterprise_register_name').on(table.name)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    companionHash: text('companion_hash').notNull(),
    signedInBy: text('signed_in_by', { enum: ['SMS', 'PASSWORD', 'REGISTER', 'TICKET'] }).notNull(),
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_companion').on(table.companionHash),
    index('sessions_user').on(table.userId, table.endedAt),
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** Browsers that have signed in to an account, whose tries and messages are counted apart from everybody else's. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** Stays when the browser's value changes: what is counted is counted by it. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    /** The session last begun there: ending it as somebody else's ends the device too. */
    sessionId: text('session_id').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('known_devices_token').on(table.tokenHash, table.userId),
    index('known_devices_user').on(table.userId),
    index('known_devices_expires').on(table.expiresAt),
  ],
);

/** Wrong passwords of browsers that are not known, one row a day for the owner to see; nothing of the stranger is kept. */
export const passwordAttempts = pgTable(
  'password_attempts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Days since 1970 on the calendar of Shanghai. */
    day: integer().notNull(),
    count: integer().notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('password_attempts_last').on(table.lastAt)],
);

/** One-use sign-on tickets, stored as hashes. */
export const tickets = pgTable(
  'tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    issuer: text({ enum: ['SITE', 'USER_CENTRE', 'PARTNER', 'TERMINAL'] }).notNull(),
    target: text().notNull(),
    orderNo: text('order_no'),
    /** The session whose end also ends the ticket; null for a partner's or the terminal's. */
    sessionId: text('session_id').references(() => sessions.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('tickets_expires').on(table.expiresAt)],
);

/** The one code of a browser, phone and kind that may still be used: a new one takes the place of the old. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    /** Digest of the three: nothing here names a phone. */
    key: text().primaryKey(),
    codeDigest: text('code_digest').notNull(),
    triesLeft: integer('tries_left').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('sms_codes_expires').on(table.expiresAt)],
);

/** Captchas shown and not yet checked: a check takes the row away. */
export const captchaChallenges = pgTable(
  'captcha_challenges',
  {
    token: text().primaryKey(),
    /** Null where the points travel in plain text. */
    secretKey: text('secret_key'),
    solution: jsonb().$type<Solution>().notNull(),
    /** Digest of the browser's flow cookie. */
    browser: text().notNull(),
    /** Digest of the purpose and phone it was asked for; null when nobody had asked yet. */
    target: text(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captcha_challenges_expires').on(table.expiresAt)],
);

/** Right checks that may be spent once, by the digest of their verification string. */
export const captchaProofs = pgTable(
  'captcha_proofs',
  {
    key: text().primaryKey(),
    captchaType: text('captcha_type', { enum: captchaTypes }).notNull(),
    browser: text().notNull(),
    target: text(),
    /** Who gave the right answer, as a digest. */
    address: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captcha_proofs_expires').on(table.expiresAt)],
);

/** For which purpose and phone a browser was last asked for a captcha; nothing here names them. */
export const captchaDemands = pgTable(
  'captcha_demands',
  {
    browser: text().primaryKey(),
    target: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captcha_demands_expires').on(table.expiresAt)],
);

/** Failed checks by address, which is here as a digest. */
export const captchaFailures = pgTable(
  'captcha_failures',
  {
    id: text().primaryKey(),
    address: text().notNull(),
    captchaType: text('captcha_type', { enum: captchaTypes }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('captcha_failures_address').on(table.address, table.at), index('captcha_failures_at').on(table.at)],
);

/** The moments that count against a limit, so that it holds over several server processes and over any span of its length. */
export const limits = pgTable(
  'limits',
  {
    /** What is counted and for whom; phones and addresses stand here as digests. */
    key: text().primaryKey(),
    /** Milliseconds, ascending. */
    times: bigint({ mode: 'number' }).array().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('limits_expires').on(table.expiresAt)],
);

/** What is counted over everybody in an hour or a day: too many for their moments to be kept. */
export const counters = pgTable(
  'counters',
  {
    /** What is counted and in which hour or day. */
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('counters_expires').on(table.expiresAt)],
);
