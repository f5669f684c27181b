// cspell:ignore bisnt
import {
  type DisclosureRule,
  disclosureRules,
  type Network,
  otherTermsAfterAd,
  switchTexts,
  textOfNetwork,
  unclearLabels,
} from './disclosure-rules.ts'

/** What connects the author of a post with a brand. One of them makes the post an ad. */
export interface Connection {
  payment: boolean
  gift: boolean
  affiliateLink: boolean
  discountCode: boolean
}

interface Post {
  /** The caption; on networks with titles, the title in its first line. */
  text: string
  network: Network
  connection: Connection
}

export interface DisclosureReason {
  rule: DisclosureRule
  says: string
  mend: string
}

export interface DisclosureVerdict {
  isClear: boolean
  /** The label at the start, as it is written; empty without one. */
  label: string
  /** Why the post is not clear as an ad, the most important first; empty when it is, or when it needs no label. */
  reasons: DisclosureReason[]
}

/** What one click puts before a caption. */
export const AD_LABEL = 'Ad: '

/** Most characters of emoji and punctuation before a label. */
const MAX_DECORATION = 30

const word = '(?:advertisement|advertising|advert|ad)'
const opening = '(?:this (?:(?:post|video|reel|story|episode) )?is )?(?:an? )?(?:paid )?'
const labelAtStart = new RegExp(
  `^${opening}(#?${word}(?: (?:feature|promotion))?)(?![\\p{L}\\p{N}_])(?!-[\\p{L}\\p{N}])`,
  'u',
)
const labelAnywhere = new RegExp(
  `(?<![\\p{L}\\p{N}_@&-])#?${word}(?![\\p{L}\\p{N}_])(?!-[\\p{L}\\p{N}])`,
  'gu',
)
const insideWord =
  /#(?:ad[\p{L}\p{N}_-]+|[\p{L}\p{N}_]+ad)(?![\p{L}\p{N}_])|^[^\p{L}\p{N}#@]*ad(?:[\p{L}\p{N}_-]+| [\p{L}\p{N}]+)/u
const denial =
  /(?:\bnot|\bisn't|\bisnt|\bnever)(?: an?)? (?:ad|advert|advertisement)\b|#not(?:an?)?ad\w*|#?\bnot ?sponsored\b|\bunsponsored\b/u
const weakDenial = /\b(?:no|non|zero)[ -]ads?\b|\bad[ -]free\b|^[^\p{L}\p{N}]*ad ?\?/u
const code =
  /\bcode\b|%|\bdiscount\b|\blinks?\b|\blinked\b|\bcommission\b|\?ref=|https?:\/\/|\b[\p{L}-]+\.(?:com|example|co\.uk)\b/u

/**
 * Returns whether a caption or title makes clear from its start that the post is an ad, and otherwise every reason with what to
 * do. Capitals, fonts, emoji, brackets and invisible characters make no difference. It says nothing about pictures and sound.
 */
export function judgeDisclosure({ text, network, connection }: Post): DisclosureVerdict {
  const plain = plainText(text)
  const label = findLabelAtStart(plain)
  const isAd = Object.values(connection).some(Boolean)
  if (!isAd) return { isClear: true, label, reasons: [] }
  const rules = denial.test(plain) ? ['denied' as const] : label === '' ? rulesBroken(plain, network) : []
  const place = textOfNetwork[network].place
  const found = foundIn(plain)
  return {
    isClear: rules.length === 0,
    label,
    reasons: rules.map((rule) => {
      const { says, mend } = disclosureRules[rule]
      const fill = (sentence: string) => sentence.replace('{place}', place).replace('{found}', found(rule))
      return { rule, says: fill(says), mend: fill(mend) }
    }),
  }
}

/** Returns a caption with a clear label at its start. */
export function withAdLabel(text: string): string {
  return `${AD_LABEL}${text.trimStart()}`
}

/** Returns the first reason in one sentence or two, as an error says it; empty for a clear post. */
export function describeDisclosure({ reasons: [first] }: DisclosureVerdict): string {
  return first ? `${first.says} ${first.mend}` : ''
}

/**
 * Returns a text in lower case as people see it: one alphabet for all fonts, without invisible characters. Raised letters are
 * left out, because nobody reads a label of that size.
 */
function plainText(text: string): string {
  return text
    .replace(/[\u02b0-\u02ff\u1d2c-\u1d6a\u1d9b-\u1dbf\u2070-\u209f]/gu, '')
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Mn}/gu, '')
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .toLowerCase()
    .trim()
}

/** Returns the label that starts a text, behind a few emoji or brackets at most; empty without one. */
function findLabelAtStart(plain: string): string {
  const [decoration = ''] = plain.match(/^[^\p{L}\p{N}#@]*/u) ?? []
  if ([...decoration].length > MAX_DECORATION || countLines(decoration) > 1) return ''
  const rest = plain.slice(decoration.length)
  const [matched, label] = rest.match(labelAtStart) ?? []
  if (!matched || !label || isOtherTerm(label, rest.slice(matched.length))) return ''
  return label
}

/** Returns whether the words after “ad” make it something else: ad hoc, ad-free, “Ad? Never.” */
function isOtherTerm(label: string, after: string): boolean {
  if (/^ ?\?/u.test(after) || /^[ -]free(?![\p{L}\p{N}])/u.test(after)) return true
  const next = after.match(/^ +(.*)/u)?.[1]
  return !label.startsWith('#') && next !== undefined && otherTermsAfterAd.test(next)
}

function rulesBroken(plain: string, network: Network): DisclosureRule[] {
  const labels = [...plain.matchAll(labelAnywhere)].filter(
    ({ 0: label, index }) => !isOtherTerm(label, plain.slice(index + label.length)),
  )
  const isDenied = weakDenial.test(plain)
  const rules: DisclosureRule[] = isDenied ? ['denied'] : labels.map((one) => placeRule(plain, one, network))
  if (switchTexts.test(plain)) rules.push('switch_text')
  else if (unclearLabels.some((label) => label.test(plain))) rules.push('unclear')
  if (rules.length > 0) return [...new Set(rules)]
  if (code.test(plain)) return ['code_only']
  if (insideWord.test(plain)) return ['inside_word']
  return /@\p{L}/u.test(plain) || /^#\p{L}/u.test(plain) ? ['brand_tag'] : ['missing']
}

/** Returns what is wrong with the place of a label that is not at the start. */
function placeRule(plain: string, label: RegExpExecArray, network: Network): DisclosureRule {
  const before = plain.slice(0, label.index)
  if (label[0].startsWith('#') && /#[\p{L}\p{N}_]+[\s,]*$/u.test(before)) return 'hidden_in_tags'
  const isFurtherDown =
    countLines(before) > 0 ||
    [...before].length > textOfNetwork[network].shown ||
    !/[\p{L}\p{N}]/u.test(before)
  return isFurtherDown ? 'after_more' : 'not_first'
}

/** Returns a function that finds the words a rule is about, to name them. */
function foundIn(plain: string): (rule: DisclosureRule) => string {
  return (rule) => {
    const patterns = rule === 'unclear' ? unclearLabels : rule === 'inside_word' ? [insideWord] : []
    const found = patterns.map((pattern) => plain.match(pattern)?.[0]).find(Boolean) ?? ''
    return found.trim().slice(0, 40)
  }
}

function countLines(text: string): number {
  return text.split('\n').length - 1
}
