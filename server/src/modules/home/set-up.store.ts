import { eq, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { agencies, agents } from '../agencies/agencies.tables.ts'
import { applications } from '../applications/applications.tables.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { mandates } from '../mandates/mandates.tables.ts'
import { offers } from '../offers/offers.tables.ts'
import { payees } from '../payouts/payouts.tables.ts'
import { portfolioWorks, talentPackages } from '../portfolios/portfolios.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import { setUpDismissals } from './home.tables.ts'

const isDismissed = (id: string) =>
  sql<boolean>`exists (select from ${setUpDismissals} where ${setUpDismissals.accountId} = ${id})`

const brandFacts = compiled((on, { id }: { id: string }) =>
  on
    .select({
      isDismissed: isDismissed(id),
      campaign: sql<boolean>`exists (select from ${campaigns} where ${campaigns.brandId} = ${id})`,
      company: sql<boolean>`${brands.industryId} is not null and ${brands.about} <> ''`,
      plan: sql<boolean>`${brands.subscriptionStatus} = 'Active' or ${brands.isEarlyAccess}`,
      /** An offer also counts: a talent was asked directly. */
      invitation: sql<boolean>`exists (select from ${applications} where ${applications.brandId} = ${id})
        or exists (select from ${offers} where ${offers.brandId} = ${id})`,
      draft: sql<{ id: string; title: string } | null>`(
        select json_build_object('id', ${campaigns.id}, 'title', ${campaigns.title}) from ${campaigns}
        where ${campaigns.brandId} = ${id} and ${campaigns.status} = 'draft'
        order by ${campaigns.updatedAt} desc limit 1)`,
      inReview: sql<{ id: string; title: string } | null>`(
        select json_build_object('id', ${campaigns.id}, 'title', ${campaigns.title}) from ${campaigns}
        where ${campaigns.brandId} = ${id} and ${campaigns.status} = 'in_review'
        order by ${campaigns.updatedAt} desc limit 1)`,
    })
    .from(brands)
    .where(eq(brands.id, id)),
)

/** Returns which set-up steps of a brand are done, its latest draft, and its latest campaign in review. */
export async function findBrandSetUp(id: string) {
  return (await brandFacts({ id }))[0]
}

const talentFacts = compiled((on, { id }: { id: string }) =>
  on
    .select({
      isDismissed: isDismissed(id),
      photo: sql<boolean>`${talents.avatarUrl} is not null`,
      channels: sql<boolean>`jsonb_array_length(${talents.socials}) > 0`,
      basics: sql<boolean>`${talents.typeId} is not null and ${talents.city} <> '' and cardinality(${talents.languages}) > 0`,
      bio: sql<boolean>`${talents.headline} <> '' and ${talents.bio} <> ''`,
      rates: sql<boolean>`${talents.minFee} > 0`,
      listed: talents.isListed,
      portfolio: sql<boolean>`exists (select from ${portfolioWorks} where ${portfolioWorks.talentId} = ${id})`,
      packages: sql<boolean>`exists (select from ${talentPackages} where ${talentPackages.talentId} = ${id})`,
      bank: sql<boolean>`exists (select from ${payees} where ${payees.id} = ${id} and ${payees.bankLast4} <> '')`,
    })
    .from(talents)
    .where(eq(talents.id, id)),
)

/** Returns which set-up steps of a talent are done. */
export async function findTalentSetUp(id: string) {
  return (await talentFacts({ id }))[0]
}

const agentFacts = compiled((on, { id }: { id: string }) =>
  on
    .select({
      isDismissed: isDismissed(id),
      agency: sql<boolean>`${agencies.about} <> '' and ${agencies.city} <> ''`,
      /** A request counts as added: the next step waits for its answer. */
      talent: sql<boolean>`exists (select from ${mandates} where ${mandates.agencyId} = ${agencies.id})`,
      mandate: sql<boolean>`exists (select from ${mandates}
        where ${mandates.agencyId} = ${agencies.id} and ${mandates.status} = 'active')`,
      /** Only the owner enters it. */
      bank: sql<boolean>`${agents.role} <> 'owner' or exists (select from ${payees}
        where ${payees.id} = ${agencies.id} and ${payees.bankLast4} <> '')`,
    })
    .from(agents)
    .innerJoin(agencies, eq(agencies.id, agents.agencyId))
    .where(eq(agents.id, id)),
)

/** Returns which set-up steps of an agent’s agency are done. */
export async function findAgentSetUp(id: string) {
  return (await agentFacts({ id }))[0]
}

/** Remembers that this account hid the set-up steps, or forgets it. */
export async function saveSetUpDismissal(accountId: string, isHidden: boolean): Promise<void> {
  await queueWrite(
    isHidden
      ? db().insert(setUpDismissals).values({ accountId }).onConflictDoNothing()
      : db().delete(setUpDismissals).where(eq(setUpDismissals.accountId, accountId)),
  )
}
