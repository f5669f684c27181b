import { z } from 'zod'
import { withoutContactDetails } from '../rules/contact-details.ts'
import { line } from '../rules/text.ts'
import { capitalise, joinList, plural } from '../rules/wording.ts'

/** Where a brand may use the work. No right is perpetual by default (domain, section 3 row 3). */
export const rightsChannels = ['organic', 'paid', 'website', 'email', 'print'] as const
export type RightsChannel = (typeof rightsChannels)[number]
export const rightsChannelLabels: Record<RightsChannel, string> = {
  organic: 'organic social',
  paid: 'paid ads',
  website: 'website',
  email: 'email',
  print: 'print',
}

export const territories = ['uk', 'europe', 'worldwide'] as const
export type Territory = (typeof territories)[number]
/** Where the work may be used, at the end of a sentence: "for 30 days in the UK". */
export const territoryLabels: Record<Territory, string> = {
  uk: 'in the UK',
  europe: 'in Europe',
  worldwide: 'worldwide',
}

/** How and how long the brand may use the work. */
export const usageRights = z.strictObject({
  channels: z.array(z.enum(rightsChannels)).max(rightsChannels.length),
  territory: z.enum(territories),
  days: z.int().min(0).max(3650),
  mayEdit: z.boolean(),
  aiTraining: z.boolean(),
})
export type UsageRights = z.output<typeof usageRights>

/** The category of competitors the talent does not work for, and for how many days. */
export const exclusivity = z.strictObject({ category: line(120), days: z.int().min(1).max(365) })
/** An exclusivity before there is a deal. */
export const offeredExclusivity = exclusivity.extend({
  category: withoutContactDetails(exclusivity.shape.category),
})

/**
 * Describes what the brand may do, within a sentence: "organic social for 30 days in the UK"; without a channel the brand may
 * not use the work itself.
 */
export function describeRights(rights: UsageRights): string {
  if (rights.channels.length === 0) return 'no use by the brand itself'
  const where = joinList(rights.channels.map((channel) => rightsChannelLabels[channel]))
  const extras = [rights.mayEdit ? 'may be edited' : '', rights.aiTraining ? 'may train AI' : ''].filter(
    Boolean,
  )
  const time = `${rights.days} ${plural('day', rights.days)}`
  return [`${where} for ${time} ${territoryLabels[rights.territory]}`, ...extras].join('; ')
}

/** Describes what the brand may do, as a value of its own: "Organic social for 30 days in the UK". */
export function rightsValue(rights: UsageRights): string {
  return capitalise(describeRights(rights))
}

/** Describes the exclusivity: "Skincare, 30 days", or "None". */
export function describeExclusivity(value: z.output<typeof exclusivity> | null): string {
  return value ? `${value.category}, ${value.days} ${plural('day', value.days)}` : 'None'
}
