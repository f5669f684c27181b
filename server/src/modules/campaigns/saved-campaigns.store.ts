import { and, eq, sql } from 'drizzle-orm'
import { compiled, queuedWrite, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { savedCampaigns } from './campaigns.tables.ts'

type SavedCampaign = typeof savedCampaigns.$inferInsert

const insertSaved = queuedWrite((on, saved: SavedCampaign) =>
  on.insert(savedCampaigns).values(saved).onConflictDoNothing(),
)

/** Queues that a talent has saved a campaign; does nothing when they have already. */
export async function saveCampaign(saved: SavedCampaign): Promise<void> {
  await insertSaved(saved)
}

/** Queues that a talent has not saved a campaign any more. */
export async function unsaveCampaign(talentId: string, campaignId: string): Promise<void> {
  await queueWrite(
    db()
      .delete(savedCampaigns)
      .where(and(eq(savedCampaigns.talentId, talentId), eq(savedCampaigns.campaignId, campaignId))),
  )
}

const findSavers = compiled((on, input: { talentIds: readonly string[]; campaignId: string }) =>
  on
    .select({ talentId: savedCampaigns.talentId })
    .from(savedCampaigns)
    .where(
      and(
        sql`${savedCampaigns.talentId} = any(${input.talentIds})`,
        eq(savedCampaigns.campaignId, input.campaignId),
      ),
    ),
)

/** Lists those of some talents who have saved a campaign. */
export async function listSavers(talentIds: readonly string[], campaignId: string): Promise<string[]> {
  if (talentIds.length === 0) return []
  return (await findSavers({ talentIds, campaignId })).map((row) => row.talentId)
}

/** Queues the deletion of everything that an erased talent has saved. */
export async function deleteSavedCampaignsOf(talentId: string): Promise<void> {
  await queueWrite(db().delete(savedCampaigns).where(eq(savedCampaigns.talentId, talentId)))
}
