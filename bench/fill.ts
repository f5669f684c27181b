import pg from 'pg'

const campaigns = `
insert into campaigns
select (jsonb_populate_record(null::campaigns, to_jsonb(one) || jsonb_build_object(
  'id', gen_random_uuid(), 'title', one.title || ' ' || n,
  'published_at', one.published_at - n * interval '1 second', 'created_at', one.created_at - n * interval '1 second'))).*
from campaigns one, generate_series(1, $2::int) n where one.id = $1`

const offers = `
insert into offers
select (jsonb_populate_record(null::offers, to_jsonb(one) || jsonb_build_object(
  'id', gen_random_uuid(), 'status', 'declined', 'created_at', one.created_at - n * interval '1 second'))).*
from offers one, generate_series(1, $2::int) n where one.id = $1`

const versions = `
insert into offer_versions
select (jsonb_populate_record(null::offer_versions, to_jsonb(one) || jsonb_build_object('offer_id', made.id, 'status', 'rejected'))).*
from offer_versions one, offers origin, offers made
  where one.offer_id = $1 and origin.id = $1 and made.campaign_id = origin.campaign_id and made.status = 'declined'`

/** Copies one campaign and one offer of it so many times, until the marketplace is large. */
export async function fill(
  databaseUrl: string,
  { campaignId, offerId }: { campaignId: string; offerId: string },
  copies: { campaigns: number; offers: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(campaigns, [campaignId, copies.campaigns])
  await client.query(offers, [offerId, copies.offers])
  await client.query(versions, [offerId])
  await client.query('vacuum analyze')
  await client.end()
}
