import { MAX_INVITATION_EMAILS, noFeeUntil } from '@marquee/contract/rules/outside-talents'
import { and, desc, eq, getTableColumns, gt, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { accounts } from '../identity/identity.tables.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import { outsideInvitations as invitations } from './outside-talents.tables.ts'

export type OutsideInvitationRow = typeof invitations.$inferSelect
/** An invitation through which someone has joined. */
export type BroughtPairRow = OutsideInvitationRow & { talentId: string; joinedAt: Date; noFeeUntil: Date }

type NewInvitation = Pick<
  OutsideInvitationRow,
  'brandId' | 'email' | 'name' | 'note' | 'campaignId' | 'sentAt' | 'expiresAt'
>

/**
 * Saves an invitation at once and returns it. One of this address that was withdrawn or has expired begins again; undefined
 * while one is open, and when a withdrawn one was sent too often.
 */
export async function saveInvitation(values: NewInvitation): Promise<OutsideInvitationRow | undefined> {
  const { name, note, campaignId, sentAt, expiresAt } = values
  const isExpired = sql`${invitations.expiresAt} <= ${sentAt.toISOString()}::timestamptz`
  const [row] = await db()
    .insert(invitations)
    .values({ ...values, createdAt: sentAt })
    .onConflictDoUpdate({
      target: [invitations.brandId, invitations.email],
      targetWhere: sql`talent_id is null`,
      set: {
        name,
        note,
        campaignId,
        sentAt,
        expiresAt,
        tokenHash: null,
        withdrawnAt: null,
        emails: sql`case when ${isExpired} then 1 else ${invitations.emails} + 1 end`,
        createdAt: sentAt,
      },
      setWhere: sql`${isExpired} or (${invitations.withdrawnAt} is not null and ${invitations.emails} < ${MAX_INVITATION_EMAILS})`,
    })
    .returning()
  return row
}

/** Locks and returns one of the brand’s invitations, with the title of its campaign. */
export async function lockInvitation(
  id: string,
  brandId: string,
): Promise<(OutsideInvitationRow & { campaignTitle: string | null }) | undefined> {
  const [row] = await db()
    .select({ ...getTableColumns(invitations), campaignTitle: campaigns.title })
    .from(invitations)
    .leftJoin(campaigns, eq(campaigns.id, invitations.campaignId))
    .where(and(eq(invitations.id, id), eq(invitations.brandId, brandId)))
    .for('update', { of: invitations })
  return row
}

/** Locks and returns an invitation whose email has to be sent; undefined once it was withdrawn or used. */
export async function lockUnsent(id: string): Promise<OutsideInvitationRow | undefined> {
  const [row] = await db()
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), isNull(invitations.talentId), isNull(invitations.withdrawnAt)))
    .for('update')
  return row
}

/** Locks and returns an invitation through which someone has joined. */
export async function lockPair(id: string): Promise<BroughtPairRow | undefined> {
  const [row] = await db().select().from(invitations).where(eq(invitations.id, id)).for('update')
  return row && asPair(row)
}

/** Returns the row as that of a pair; undefined while nobody has joined. */
export function asPair(row: OutsideInvitationRow): BroughtPairRow | undefined {
  const { talentId, joinedAt, noFeeUntil } = row
  return talentId && joinedAt && noFeeUntil ? { ...row, talentId, joinedAt, noFeeUntil } : undefined
}

/** Queues changes of a locked invitation. */
export async function updateInvitation(
  id: string,
  changes: Partial<typeof invitations.$inferInsert>,
): Promise<void> {
  await queueWrite(db().update(invitations).set(changes).where(eq(invitations.id, id)))
}

const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(invitations.tokenHash, tokenHash),
    isNull(invitations.talentId),
    isNull(invitations.withdrawnAt),
    gt(invitations.expiresAt, now),
    eq(accounts.status, 'active'),
  )

/** Finds the open invitation of a link with its brand and campaign; undefined also while the brand is suspended. */
export async function findOpenInvitation(tokenHash: string, now: Date) {
  const [row] = await db()
    .select({
      invitation: invitations,
      companyName: brands.companyName,
      logoUrl: brands.logoUrl,
      campaign: campaigns.title,
    })
    .from(invitations)
    .innerJoin(brands, eq(brands.id, invitations.brandId))
    .innerJoin(accounts, eq(accounts.id, invitations.brandId))
    .leftJoin(campaigns, eq(campaigns.id, invitations.campaignId))
    .where(isOpen(tokenHash, now))
  return row
}

/** Locks the open invitation of a link: of two people who use it, the second finds none. */
export async function lockOpenInvitation(
  tokenHash: string,
  now: Date,
): Promise<OutsideInvitationRow | undefined> {
  const [row] = await db()
    .select({ invitation: invitations })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.brandId))
    .where(isOpen(tokenHash, now))
    .for('update', { of: invitations })
  return row?.invitation
}

/** Queues that this talent has joined; name, address and note are not needed any more. */
export async function saveJoining(id: string, talentId: string, now: Date): Promise<void> {
  await updateInvitation(id, {
    talentId,
    tokenHash: null,
    joinedAt: now,
    noFeeUntil: noFeeUntil(now),
    email: '',
    name: '',
    note: '',
  })
}

/** Lists the invitations of a brand, newest first; one row more than the limit. */
export async function listInvitations(brandId: string, page: { cursor?: string; limit: number }) {
  return db()
    .select({
      invitation: invitations,
      campaignTitle: campaigns.title,
      talent: talentCardColumns,
    })
    .from(invitations)
    .leftJoin(campaigns, eq(campaigns.id, invitations.campaignId))
    .leftJoin(talents, eq(talents.id, invitations.talentId))
    .where(
      and(
        eq(invitations.brandId, brandId),
        afterCursor([invitations.createdAt, invitations.id], decodePageCursor(page.cursor)),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(page.limit + 1)
}

/** Lists the newest 100 pairs of a brand or a talent with both names. */
export async function listPairsOf(accountId: string) {
  return db()
    .select({ invitation: invitations, brandName: brands.companyName, talentName: talents.displayName })
    .from(invitations)
    .innerJoin(brands, eq(brands.id, invitations.brandId))
    .innerJoin(talents, eq(talents.id, invitations.talentId))
    .where(or(eq(invitations.brandId, accountId), eq(invitations.talentId, accountId)))
    .orderBy(desc(invitations.joinedAt), desc(invitations.id))
    .limit(100)
}

/** The months without a fee of a pair. */
export type NoFeePeriod = Pick<BroughtPairRow, 'noFeeUntil' | 'endedAt'>

/** The columns of a `NoFeePeriod`; stores to the right select them with `isPairOf`. */
export const noFeeColumns = { noFeeUntil: invitations.noFeeUntil, endedAt: invitations.endedAt }

/** Returns the condition that an invitation brought this talent to this brand. */
export function isPairOf(brandId: SQLWrapper, talentId: SQLWrapper): SQL {
  return sql`${invitations.talentId} = ${talentId} and ${invitations.brandId} = ${brandId}`
}

/** Returns the selected columns as a period; null where the brand did not bring the talent. */
export function periodOf(
  row: Pick<OutsideInvitationRow, 'noFeeUntil' | 'endedAt'> | null | undefined,
): NoFeePeriod | null {
  return row?.noFeeUntil ? { noFeeUntil: row.noFeeUntil, endedAt: row.endedAt } : null
}

const findPeriod = compiled((on, input: { brandId: string; talentId: string }) =>
  on
    .select(noFeeColumns)
    .from(invitations)
    .where(and(eq(invitations.talentId, input.talentId), eq(invitations.brandId, input.brandId))),
)

/** Finds the months without a fee of a brand and a talent; null unless the brand brought the talent to Marquee. */
export async function findNoFeePeriod(brandId: string, talentId: string): Promise<NoFeePeriod | null> {
  const [row] = await findPeriod({ brandId, talentId })
  return periodOf(row)
}

/** Queues the deletion of every invitation and pair of an erased brand or talent. */
export async function deleteInvitationsOf(accountId: string): Promise<void> {
  await queueWrite(
    db()
      .delete(invitations)
      .where(or(eq(invitations.brandId, accountId), eq(invitations.talentId, accountId))),
  )
}

/** Invitations that nobody has accepted, from the end of their link. */
export const agingOutsideInvitations: AgingRows = {
  table: invitations,
  from: invitations.expiresAt,
  where: sql`talent_id is null`,
}
