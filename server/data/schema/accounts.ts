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
  /** argon2id over the hash sent by the site. */
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
  /** Agreements of a natural person; an enterprise has its own. */
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

/** Users acting for an enterprise, each for one at a time; one member is the owner. */
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

/** Public company register that verifications are compared with. */
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

/** Browsers that have signed in to an account; their attempts and messages are limited separately from strangers'. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** Stays when the cookie value changes, because limits are keyed by it. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    /** Latest session on the device. Revoking that session also removes the device. */
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

/**
 * Wrong passwords from unknown browsers, one row a day, shown to the account's owner; nothing identifies the sender.
 */
export const passwordAttempts = pgTable(
  'password_attempts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Days since 1970-01-01 in Shanghai. */
    day: integer().notNull(),
    count: integer().notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('password_attempts_last').on(table.lastAt)],
);

/** Single-use sign-on tickets, stored as hashes. */
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
    /** Ending this session voids the ticket; null for tickets of partners and the terminal. */
    sessionId: text('session_id').references(() => sessions.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('tickets_expires').on(table.expiresAt)],
);

/** The only valid code per browser, phone and kind; a new one replaces it. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    /** Digest of browser, phone and kind, so that no phone is stored. */
    key: text().primaryKey(),
    codeDigest: text('code_digest').notNull(),
    triesLeft: integer('tries_left').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('sms_codes_expires').on(table.expiresAt)],
);

/** Captchas that were shown and not checked yet; a check deletes the row. */
export const captchaChallenges = pgTable(
  'captcha_challenges',
  {
    token: text().primaryKey(),
    /** Null when the points are sent unencrypted. */
    secretKey: text('secret_key'),
    solution: jsonb().$type<Solution>().notNull(),
    /** Digest of the browser's flow cookie. */
    browser: text().notNull(),
    /** Digest of the requested purpose and phone; null when there was no request. */
    target: text(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captcha_challenges_expires').on(table.expiresAt)],
);

/** Solved captchas that may be spent once, by the digest of their verification string. */
export const captchaProofs = pgTable(
  'captcha_proofs',
  {
    key: text().primaryKey(),
    captchaType: text('captcha_type', { enum: captchaTypes }).notNull(),
    browser: text().notNull(),
    target: text(),
    /** Digest of the address that solved it. */
    address: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captcha_proofs_expires').on(table.expiresAt)],
);

/** Purpose and phone of a browser's latest captcha demand, as a digest. */
export const captchaDemands = pgTable(
  'captcha_demands',
  {
    browser: text().primaryKey(),
    target: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captcha_demands_expires').on(table.expiresAt)],
);

/** Failed checks by digest of the address. */
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

/** Times counted by sliding-window limits, shared by all server processes. */
export const limits = pgTable(
  'limits',
  {
    /** Limit name and subject; phones and addresses as digests. */
    key: text().primaryKey(),
    /** Milliseconds, ascending. */
    times: bigint({ mode: 'number' }).array().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('limits_expires').on(table.expiresAt)],
);

/** Global counts per hour or day; there are too many to store their times. */
export const counters = pgTable(
  'counters',
  {
    /** Counter name with its hour or day. */
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('counters_expires').on(table.expiresAt)],
);
