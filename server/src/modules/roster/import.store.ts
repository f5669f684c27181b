import { and, asc, eq, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import type { Mandate } from '../mandates/mandates.store.ts'
import { mandates } from '../mandates/mandates.tables.ts'
import type { Talent } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'

/** A talent created by an earlier import, with the mandate. */
export interface Imported {
  mandate: Mandate
  talent: Talent
}

/** Locks the agency, so that two imports run one after the other. */
export async function lockAgency(id: string): Promise<void> {
  await db().select({ id: agencies.id }).from(agencies).where(eq(agencies.id, id)).for('no key update')
}

/**
 * Returns and locks the talents that earlier imports created for these keys, so that no profile is claimed
 * meanwhile.
 */
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

/** The columns that an import sets on a new talent; the others have their defaults. */
export interface NewTalent
  extends Partial<
    Pick<
      Talent,
      'headline' | 'typeId' | 'city' | 'country' | 'phone' | 'languages' | 'minFee' | 'feeCurrency'
    >
  > {
  id: string
  slug: string
  displayName: string
  socials: Talent['socials']
  followers: number
}

/** The columns in which the mandates of one import differ. */
export interface NewMandate {
  id: string
  talentId: string
  importKey: string
  note: string
  commission: Mandate['commission']
}

/**
 * Creates the talents of an import in one statement, which takes a tenth of the time of one statement each.
 */
export async function addTalents(made: readonly NewTalent[], now: Date): Promise<void> {
  await queueWrite(
    db().execute(sql`
    insert into talents (id, slug, display_name, headline, type_id, city, country, phone, languages, min_fee, fee_currency, socials, followers, created_at)
    select id, slug, "displayName", coalesce(headline, ''), "typeId", coalesce(city, ''), coalesce(country, 'GB'), coalesce(phone, ''),
      coalesce(languages, '{}'), coalesce("minFee", 0), coalesce("feeCurrency", 'GBP'), socials, followers, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made(
      id uuid, slug text, "displayName" text, headline text, "typeId" uuid, city text, country text, phone text,
      languages text[], "minFee" int, "feeCurrency" text, socials jsonb, followers bigint)`),
  )
}

/** Creates the mandates of an import in one statement. */
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

/** The columns that all mandates of one import share. */
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

/** Condition for these keys, as one parameter. */
const isAmong = (keys: readonly string[]) =>
  sql`${mandates.importKey} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`
