import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { compiled } from '../../platform/database/compiled.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { files } from '../files/files.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import { deals, deliverables, submissions } from './deals.tables.ts'

/** Number of posted deliverables and of past deals that a record shows. */
const MAX_SHOWN = 6

const lastFile = sql`(select ${submissions.fileIds}[1] from ${submissions}
  where ${submissions.deliverableId} = ${deliverables.id} order by ${submissions.no} desc limit 1)`

const findPosted = compiled((on, input: { talentId: string }) =>
  on
    .select({ deliverable: deliverables, brandName: brands.companyName, file: files })
    .from(deals)
    .innerJoin(deliverables, eq(deliverables.dealId, deals.id))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(files, eq(files.id, lastFile))
    .where(
      and(
        eq(deals.talentId, input.talentId),
        sql`${deliverables.status} in ('live', 'completed')`,
        isNotNull(deliverables.postUrl),
        isNotNull(deliverables.postedAt),
      ),
    )
    .orderBy(desc(deliverables.postedAt), desc(deliverables.id))
    .limit(MAX_SHOWN),
)

const findDealsBetween = compiled((on, input: { talentId: string; brandId: string }) =>
  on
    .select({
      id: deals.id,
      title: sql<string>`coalesce(${campaigns.title}, 'Direct offer')`,
      status: deals.status,
      at: deals.createdAt,
    })
    .from(deals)
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .where(and(eq(deals.talentId, input.talentId), eq(deals.brandId, input.brandId)))
    .orderBy(desc(deals.createdAt), desc(deals.id))
    .limit(MAX_SHOWN),
)

const findFigures = compiled((on, { talentId }: { talentId: string }) =>
  on
    .select({
      completedDeals: talents.completedDeals,
      /**
       * Median seconds from the brand’s terms to the talent’s answer, over the latest 50 offers. An agent’s
       * request for consent is an answer, and only the first answer to the same terms counts. An extension
       * or a withdrawn counter-offer answers nothing and does not restart the time.
       */
      answerSeconds: sql<string | null>`(
        select percentile_cont(0.5) within group (order by extract(epoch from answer.at - answer.asked_at))
        from (
          select step.subject_id, step.asked_at, min(step.at) as at
          from (
            select t.subject_id, t.at, t.event, t."from", t.by,
              max(t.at) filter (where t."to" = 'pending_talent'
                and t.event in ('send', 'edit', 'counter', 'reject_counter', 'payment_lapsed'))
                over (partition by t.subject_id order by t.id) as asked_at
            from transitions t
            where t.noun = 'offer' and t.subject_id in (
              select o.id from offers o where o.talent_id = ${talentId}::uuid
              order by o.created_at desc, o.id desc limit 50)
          ) as step
          where step."from" = 'pending_talent' and step.by in ('talent', 'agent')
            and step.event in ('accept', 'reject', 'counter', 'ask_consent')
          group by step.subject_id, step.asked_at
        ) as answer)`,
      work: sql<{ submitted: number; onTime: number }>`(
        select json_build_object(
          'submitted', count(*)::int,
          'onTime', (count(*) filter (where s.created_at <= s.due_at))::int)
        from deals d
        join deliverables w on w.deal_id = d.id
        join submissions s on s.deliverable_id = w.id and s.no = 1
        where d.talent_id = ${talentId}::uuid)`,
    })
    .from(talents)
    .where(eq(talents.id, talentId)),
)

/** Loads a talent’s posted work, their deals with a brand, and the figures of all their work. */
export async function loadWorkRecord(input: { talentId: string; brandId: string }) {
  const { talentId } = input
  const [posted, between, [figures]] = await Promise.all([
    findPosted({ talentId }),
    findDealsBetween(input),
    findFigures({ talentId }),
  ])
  return { posted, between, figures }
}
