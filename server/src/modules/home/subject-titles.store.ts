import { eq, inArray, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { amendments } from '../amendments/amendments.tables.ts'
import { applications } from '../applications/applications.tables.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { conversations } from '../conversations/conversations.tables.ts'
import { deals, deliverables } from '../deals/deals.tables.ts'
import type { SubjectTitle } from '../mandates/mandates.ports.ts'
import { offers } from '../offers/offers.tables.ts'

type TitleRow = { id: string; title: string }

const withBrand = sql<string>`${brands.companyName} || ' · ' || coalesce(${campaigns.title}, 'direct offer')`

/** Returns the titles of objects of several nouns by their ids; unknown ones are missing. */
export async function loadSubjectTitles(
  subjects: readonly SubjectTitle[],
): Promise<ReadonlyMap<string, string>> {
  const byNoun = Map.groupBy(subjects, ({ noun }) => noun)
  const found = await Promise.all(
    [...byNoun].map(([noun, group]) => listTitles[noun]?.([...new Set(group.map(({ id }) => id))]) ?? []),
  )
  return new Map(found.flat().map(({ id, title }) => [id, title]))
}

/** Lists the titles of objects, by the noun of their ids. */
const listTitles: Readonly<Record<string, (ids: string[]) => Promise<TitleRow[]>>> = {
  campaign: async (ids) =>
    db()
      .select({ id: campaigns.id, title: withBrand })
      .from(campaigns)
      .innerJoin(brands, eq(brands.id, campaigns.brandId))
      .where(inArray(campaigns.id, ids)),
  application: async (ids) =>
    db()
      .select({ id: applications.id, title: withBrand })
      .from(applications)
      .innerJoin(brands, eq(brands.id, applications.brandId))
      .innerJoin(campaigns, eq(campaigns.id, applications.campaignId))
      .where(inArray(applications.id, ids)),
  offer: async (ids) =>
    db()
      .select({ id: offers.id, title: withBrand })
      .from(offers)
      .innerJoin(brands, eq(brands.id, offers.brandId))
      .leftJoin(campaigns, eq(campaigns.id, offers.campaignId))
      .where(inArray(offers.id, ids)),
  conversation: async (ids) =>
    db()
      .select({ id: conversations.id, title: withBrand })
      .from(conversations)
      .innerJoin(brands, eq(brands.id, conversations.brandId))
      .leftJoin(campaigns, eq(campaigns.id, conversations.campaignId))
      .where(inArray(conversations.id, ids)),
  deal: async (ids) =>
    db()
      .select({ id: deals.id, title: withBrand })
      .from(deals)
      .innerJoin(brands, eq(brands.id, deals.brandId))
      .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .where(inArray(deals.id, ids)),
  amendment: async (ids) =>
    db()
      .select({ id: amendments.id, title: withBrand })
      .from(amendments)
      .innerJoin(deals, eq(deals.id, amendments.dealId))
      .innerJoin(brands, eq(brands.id, deals.brandId))
      .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .where(inArray(amendments.id, ids)),
  deliverable: async (ids) =>
    db()
      .select({
        id: deliverables.id,
        title: sql<string>`${brands.companyName} || ' · ' || ${deliverables.title}`,
      })
      .from(deliverables)
      .innerJoin(deals, eq(deals.id, deliverables.dealId))
      .innerJoin(brands, eq(brands.id, deals.brandId))
      .where(inArray(deliverables.id, ids)),
}
