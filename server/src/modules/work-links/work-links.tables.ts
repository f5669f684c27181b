import { boxShape } from '@marquee/contract/rules/boxes'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { versionedJson } from '../../platform/database/versioned-json.ts'
import { brands } from '../brands/brands.tables.ts'
import { deals, deliverables, submissions } from '../deals/deals.tables.ts'

/** Submitted work that everyone with its link reads until it expires or ends. Ending it sets the end of its time. */
export const workLinks = pgTable(
  'work_links',
  {
    id: id(), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    deliverableId: uuid('deliverable_id').references(() => deliverables.id), // internal; null: all of the deal
    tokenHash: text('token_hash').notNull(), // secret; of 128 bits
    expiresAt: moment('expires_at').notNull(), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('work_links_token').on(table.tokenHash),
    index('work_links_deal').on(table.dealId, table.expiresAt),
    index('work_links_deliverable').on(table.deliverableId),
    index('work_links_brand').on(table.brandId),
    index('work_links_expiry').on(table.expiresAt),
  ],
)

/** A person without an account who comments on submitted work, once they have confirmed their email address with a code. */
export const workLinkGuests = pgTable(
  'work_link_guests',
  {
    id: id(), // internal
    linkId: uuid('work_link_id')
      .notNull()
      .references(() => workLinks.id, { onDelete: 'cascade' }), // internal
    name: text('name').notNull(), // personal
    email: text('email').notNull(), // personal
    codeHash: text('code_hash'), // secret; null once it was entered
    codeExpiresAt: moment('code_expires_at'), // internal
    attempts: integer('attempts').notNull().default(0), // internal
    tokenHash: text('token_hash'), // secret; null until the address is confirmed
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('work_link_guests_email').on(table.linkId, table.email),
    uniqueIndex('work_link_guests_token').on(table.tokenHash),
  ],
)

/** What a guest wrote about a version of the work. */
export const workLinkComments = pgTable(
  'work_link_comments',
  {
    id: id(), // internal
    guestId: uuid('guest_id')
      .notNull()
      .references(() => workLinkGuests.id, { onDelete: 'cascade' }), // internal
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id), // internal
    text: text('text').notNull(), // personal
    fileId: uuid('file_id'), // internal; the file of the submission it is about, also once that is deleted
    atMs: integer('at_ms'), // business; milliseconds into a video
    box: versionedJson('box', boxShape), // business; fractions of the picture
    takenOverAt: moment('taken_over_at'), // internal; when the brand made it a change request of its own
    createdAt: createdAt(), // internal
    editedAt: moment('edited_at'), // internal; when its guest last changed the text
  },
  (table) => [
    index('work_link_comments_guest').on(table.guestId),
    index('work_link_comments_submission').on(table.submissionId, table.createdAt),
    check('work_link_comments_box', sql`${table.box} is null or ${table.fileId} is not null`),
  ],
)
