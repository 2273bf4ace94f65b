import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const auditStatuses = ['NONE', 'PENDING', 'PASS', 'REJECT'] as const;

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

export const memberships = pgTable(
  'memberships',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    enterpriseId: text('enterprise_id')
      .notNull()
      .references(() => enterprises.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.enterpriseId] }),
    index('memberships_enterprise').on(table.enterpriseId),
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
    index('sessions_user').on(table.userId, table.endedAt),
    index('sessions_expires').on(table.expiresAt),
  ],
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

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: text().primaryKey(),
    phone: text().notNull(),
    messageType: text('message_type', { enum: ['user_login', 'user_sign', 'guest_quote'] }).notNull(),
    codeDigest: text('code_digest').notNull(),
    triesLeft: integer('tries_left').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('sms_codes_phone').on(table.phone, table.messageType, table.createdAt),
    index('sms_codes_expires').on(table.expiresAt),
  ],
);

export const captchas = pgTable(
  'captchas',
  {
    token: text().primaryKey(),
    captchaType: text('captcha_type', { enum: ['blockPuzzle', 'clickWord'] }).notNull(),
    secretKey: text('secret_key').notNull(),
    answer: jsonb().$type<readonly { x: number; y: number }[]>().notNull(),
    address: text().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    checkedAt: moment('checked_at'),
    /** Of the verification string that a right check gave out. */
    verificationHash: text('verification_hash'),
    verificationExpiresAt: moment('verification_expires_at'),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('captchas_verification').on(table.verificationHash),
    index('captchas_expires').on(table.expiresAt),
  ],
);

/** Fixed-window counters, so that a limit holds over several server processes. */
export const limits = pgTable(
  'limits',
  {
    /** What is counted and for whom; phones and addresses stand here as digests. */
    key: text().notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] }), index('limits_expires').on(table.expiresAt)],
);
