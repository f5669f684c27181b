import { and, asc, eq, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { Talent } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import type { Mandate } from './mandates.store.ts'
import { agencies, mandates } from './roster.tables.ts'

/** A talent that an earlier import made, with the mandate that says so. */
export interface Imported {
  mandate: Mandate
  talent: Talent
}

/** Two imports of one agency run one after the other: the second sees what the first has made. */
export async function lockAgency(id: string): Promise<void> {
  await db().select({ id: agencies.id }).from(agencies).where(eq(agencies.id, id)).for('no key update')
}

/** What earlier imports made of these keys; locked, so that nobody takes a profile over meanwhile. */
export async function findImported(
  agencyId: string,
  keys: readonly string[],
  isLocked: boolean,
): Promise<Imported[]> {
  if (keys.length === 0) return []
  const query = db()
    .select({ mandate: mandates, talent: talents })
    .from(mandates)
    .innerJoin(talents, eq(talents.id, mandates.talentId))
    .where(and(eq(mandates.agencyId, agencyId), eq(mandates.status, 'active'), isAmong(keys)))
    .orderBy(asc(mandates.id))
  return isLocked ? query.for('update', { of: mandates }) : query
}

/** What an import knows of a talent it makes; the rest is as for any new talent. */
export interface NewTalent
  extends Partial<
    Pick<Talent, 'headline' | 'typeId' | 'city' | 'country' | 'phone' | 'languages' | 'minFee'>
  > {
  id: string
  slug: string
  displayName: string
  socials: Talent['socials']
  followers: number
}

/** What sets the mandates of one import apart; everything else they share. */
export interface NewMandate {
  id: string
  talentId: string
  importKey: string
  note: string
  commission: Mandate['commission']
}

/** Makes many talents in one statement, which takes a tenth of the time of one for each. */
export async function addTalents(made: readonly NewTalent[], now: Date): Promise<void> {
  await queueWrite(
    db().execute(sql`
    insert into talents (id, slug, display_name, headline, type_id, city, country, phone, languages, min_fee, socials, followers, created_at)
    select id, slug, "displayName", coalesce(headline, ''), "typeId", coalesce(city, ''), coalesce(country, 'GB'), coalesce(phone, ''),
      coalesce(languages, '{}'), coalesce("minFee", 0), socials, followers, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made(
      id uuid, slug text, "displayName" text, headline text, "typeId" uuid, city text, country text, phone text,
      languages text[], "minFee" int, socials jsonb, followers bigint)`),
  )
}

/** Makes the mandates of one import in one statement. */
export async function addMandates(shared: SharedTerms, made: readonly NewMandate[]): Promise<void> {
  const { agencyId, proposedBy, status, version, scopes, exclusive, startsAt, sunsetDays, createdAt } = shared
  await queueWrite(
    db().execute(sql`
    insert into mandates (id, agency_id, talent_id, is_managed, status, version, scopes, commission, exclusive, starts_at, sunset_days,
      proposed_by, note, import_key, created_at)
    select id, ${agencyId}::uuid, "talentId", true, ${status}::text, ${version}::int,
      array(select jsonb_array_elements_text(${JSON.stringify(scopes)}::jsonb)), commission, ${exclusive}::boolean, ${startsAt}::date,
      ${sunsetDays}::int, ${proposedBy}::uuid, note, "importKey", ${createdAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made(id uuid, "talentId" uuid, "importKey" text, note text, commission jsonb)`),
  )
}

/** What all mandates of one import have in common. */
export type SharedTerms = Pick<
  Mandate,
  | 'agencyId'
  | 'proposedBy'
  | 'status'
  | 'version'
  | 'scopes'
  | 'exclusive'
  | 'startsAt'
  | 'sunsetDays'
  | 'createdAt'
>

/** One parameter, however many keys. */
const isAmong = (keys: readonly string[]) =>
  sql`${mandates.importKey} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`
