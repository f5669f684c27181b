import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { sha256 } from '../../platform/events/merkle.ts'
import { decisionLabels } from './evidence-pack.ts'
import type { SignedPack } from './load-pack.ts'

/** The longest text in one field of the provider, in characters (Stripe: 20,000). */
const MAX_FIELD = 20_000

/**
 * Returns the evidence in the fields of the provider (Stripe, dispute evidence): texts only, because its client sends files to
 * a host that no test can replace. The fingerprint ties them to the signed file.
 */
export function evidenceTexts(
  pack: SignedPack,
  { subject, note }: { subject: string; note: string },
): Record<string, string> {
  const { deal, terms, deliverables, timeline, messages } = pack.content
  const work = deliverables.flatMap(({ title, status, postUrl, submissions }) => [
    `${title}: ${deliverableLifecycle.states[status].label}${postUrl ? `, posted at ${postUrl}` : ''}`,
    ...submissions.flatMap((one) => [
      `  Submission ${one.no}, ${formatLocalDateTime(one.at)}${one.decision ? `, ${decisionLabels[one.decision]}` : ''}`,
      ...one.files.map(({ name, sha256: hash }) => `    ${name}, SHA-256 ${hash}`),
    ]),
  ])
  const agreed = terms.deliverables.map(({ quantity, format, brief }) => `${quantity} x ${format}: ${brief}`)
  const fingerprint = sha256(Buffer.from(JSON.stringify(pack), 'utf8')).toString('hex')
  return {
    customer_name: deal.brand,
    service_date: formatLocalDateTime(deal.agreedAt),
    product_description: lines([
      `${deal.title}: work by ${deal.talent} for ${deal.brand}.`,
      ...agreed,
      ...terms.rest.map(({ label, text }) => `${label}: ${text}`),
    ]),
    access_activity_log: lines(timeline.map(({ at, text }) => `${formatLocalDateTime(at)}: ${text}`)),
    uncategorized_text: lines([
      subject,
      ...(note ? [note] : []),
      'Work:',
      ...work,
      'Last messages between both sides:',
      ...messages.slice(-50).map(({ author, text, at }) => `${formatLocalDateTime(at)} ${author}: ${text}`),
      `The signed evidence file has the SHA-256 ${fingerprint}.`,
    ]),
  }
}

const lines = (all: readonly string[]): string => all.join('\n').slice(0, MAX_FIELD)
