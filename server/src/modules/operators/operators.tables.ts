import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { versionedJson } from '../../platform/database/versioned-json.ts'
import { accounts } from '../identity/identity.tables.ts'

const operatorId = () =>
  uuid('operator_id')
    .notNull()
    .references(() => accounts.id)

/** A session of an operator. The token works only with the HttpOnly cookie whose hash is stored beside it. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: id(), // internal
    operatorId: operatorId(), // internal
    tokenHash: text('token_hash').notNull(), // secret; SHA-256 of the 256-bit token
    companionHash: text('companion_hash').notNull(), // secret; SHA-256 of the cookie
    device: text('device').notNull(), // personal; shortened user agent
    ip: text('ip').notNull(), // personal
    createdAt: createdAt(), // internal
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(), // internal
  },
  (table) => [
    uniqueIndex('operator_sessions_token').on(table.tokenHash),
    index('operator_sessions_operator').on(table.operatorId),
  ],
)

/** An operator acting as a user: a support visit, as the user reads it. Ends after 30 minutes or earlier. */
export const impersonations = pgTable(
  'impersonations',
  {
    id: id(), // internal
    operatorId: operatorId(), // internal
    /** Null once the operator's session has ended, which ends this as well. */
    operatorSessionId: uuid('operator_session_id').references(() => operatorSessions.id, {
      onDelete: 'set null',
    }), // internal
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id), // internal
    tokenHash: text('token_hash').notNull(), // secret; SHA-256 of the 256-bit token
    /** A single-use code with which the browser takes the visit to another host; null where there is none. */
    handoverHash: text('handover_hash'), // secret; SHA-256
    /** The cookie on that other host. */
    companionHash: text('companion_hash'), // secret; SHA-256 of the cookie
    reason: text('reason').notNull(), // personal; the user reads it
    caseId: text('case_id'), // internal; lets the operator read messages
    canWrite: boolean('can_write').notNull().default(false), // internal
    expiresAt: moment('expires_at').notNull(), // internal
    endedAt: moment('ended_at'), // internal
    endedBy: text('ended_by', { enum: ['operator', 'user'] }), // internal
    objection: text('objection'), // personal; what the user objects to
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('impersonations_token').on(table.tokenHash),
    index('impersonations_account').on(table.accountId, table.createdAt, table.id),
    index('impersonations_session').on(table.operatorSessionId),
  ],
)

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
/** Facts of an audit entry, such as an amount or a former value. They hold no secrets. */
export type AuditDetails = z.output<typeof details>

/** What operators did, and what happened while one acted as a user. Append-only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), // internal
    operatorId: uuid('operator_id').notNull(), // personal; by reference
    /** The name of the call. */
    action: text('action').notNull(), // internal
    subjectNoun: text('subject_noun'), // internal
    subjectId: uuid('subject_id'), // internal
    /** The user concerned. */
    accountId: uuid('account_id'), // personal; by reference
    /** Set for what was done while acting as the user. */
    impersonationId: uuid('impersonation_id'), // internal
    reason: text('reason').notNull(), // personal
    details: versionedJson<AuditDetails>('details', {
      version: 1,
      upgrade: (stored) => details.parse(stored),
    }).notNull(), // internal
    requestId: text('request_id').notNull(), // technical
    ip: text('ip').notNull(), // personal
    at: moment('at').notNull(), // internal
  },
  (table) => [
    index('audit_entries_by_time').on(table.at, table.id),
    index('audit_entries_operator').on(table.operatorId, table.at, table.id),
    index('audit_entries_action').on(table.action, table.at, table.id),
    index('audit_entries_account').on(table.accountId, table.at, table.id),
    index('audit_entries_impersonation').on(table.impersonationId),
    check('audit_entries_reason', sql`char_length(${table.reason}) between 3 and 1000`),
  ],
)
