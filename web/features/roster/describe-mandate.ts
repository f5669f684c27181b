import type { MandateScope } from '@marquee/contract/call'
import type { MandateView } from '@marquee/contract/calls/mandates'
import { type Commission, type KindOfWork, kindsOfWork } from '@marquee/contract/rules/commission'
import { formatDate } from '@marquee/contract/rules/dates'
import { joinList, plural } from '@marquee/contract/rules/wording'

/** Who reads a mandate: the talent it is about, or the agency, which uses the talent's name. */
export type Reader = 'talent' | 'agent'

type Terms = Pick<
  MandateView,
  'scopes' | 'dualConsent' | 'commission' | 'exclusive' | 'startsAt' | 'endsAt' | 'sunsetDays' | 'isManaged'
>

const scopeTexts: Record<MandateScope, (reader: Reader) => string> = {
  view: (reader) => `see ${possessiveOf(reader)} applications, offers and deals`,
  apply: (reader) => `apply for campaigns on ${possessiveOf(reader)} behalf`,
  negotiate: () => 'make counter-offers and ask for more time',
  accept: () => 'accept and decline offers',
  upload: () => 'submit work and add post links',
  message: (reader) => `write in ${possessiveOf(reader)} conversations with brands`,
  finance: (reader) => `see what ${reader === 'talent' ? 'you are' : 'they are'} paid and when`,
}
const kindTexts: Record<KindOfWork, string> = {
  posting: 'posts',
  live: 'live streams',
  content: 'content delivered as files',
}

/** Returns what a permission allows, as text. */
export function describeScope(scope: MandateScope, reader: Reader): string {
  return scopeTexts[scope](reader)
}

/** Returns "15%", or "10 to 20%" where the rate depends on the kind of work. */
export function formatCommission(commission: Commission): string {
  const rates = kindsOfWork.map((kind) => commission[kind])
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)]
  return lowest === highest ? `${lowest / 100}%` : `${lowest / 100} to ${highest / 100}%`
}

/** Returns a mandate as plain sentences: permissions, cost, period, and who confirms acceptances. */
export function mandateSentences(
  terms: Terms,
  reader: Reader,
  names: { agency: string; talent: string },
): string[] {
  const { scopes, exclusive, dualConsent, sunsetDays, isManaged } = terms
  const who = reader === 'talent' ? names.agency : 'You'
  const talent = reader === 'talent' ? 'you' : names.talent
  // A counter-offer is binding once accepted, so with dual consent only the talent makes one.
  const mayCounter = scopes.includes('accept') && !dualConsent
  const textOf = (scope: MandateScope) =>
    scope === 'negotiate' && !mayCounter ? 'ask for more time' : describeScope(scope, reader)
  return [
    `${who} may ${joinList(scopes.map(textOf))}.`,
    commissionSentence(terms.commission, reader, names),
    exclusive
      ? `No other agency can represent ${talent} during this period.`
      : `Other agencies can represent ${talent} too.`,
    timeSentence(terms),
    ...(sunsetDays > 0
      ? [
          `Work started under it still earns commission for ${sunsetDays} ${plural('day', sunsetDays)} after its end.`,
        ]
      : ['No commission is due for work agreed after its end.']),
    ...(scopes.includes('accept') && !isManaged ? [consentSentence(dualConsent, reader, names)] : []),
  ]
}

function commissionSentence(
  commission: Commission,
  reader: Reader,
  names: { agency: string; talent: string },
): string {
  const takes = reader === 'talent' ? `${names.agency} takes` : 'You take'
  const share = reader === 'talent' ? 'your share' : `${names.talent}’s share`
  const rates = kindsOfWork.map((kind) => commission[kind])
  if (rates.every((rate) => rate === 0)) return `${takes} no commission.`
  if (new Set(rates).size === 1) return `${takes} ${formatCommission(commission)} of ${share} of every deal.`
  return `${takes} commission from ${share}: ${joinList(kindsOfWork.map((kind) => `${commission[kind] / 100}% for ${kindTexts[kind]}`))}.`
}

function timeSentence({ startsAt, endsAt }: Pick<Terms, 'startsAt' | 'endsAt'>): string {
  return `It runs from ${formatDate(startsAt)} ${endsAt ? `until ${formatDate(endsAt)}` : 'until one of you ends it'}.`
}

function consentSentence(
  dualConsent: boolean,
  reader: Reader,
  names: { agency: string; talent: string },
): string {
  if (reader === 'talent')
    return dualConsent
      ? 'Nothing is accepted until you confirm it, and only you make counter-offers.'
      : `${names.agency} may accept without asking you first.`
  return dualConsent
    ? `${names.talent} must confirm anything you accept. Only ${names.talent} can make counter-offers.`
    : 'Your acceptances are binding immediately.'
}

function possessiveOf(reader: Reader): string {
  return reader === 'talent' ? 'your' : 'their'
}
