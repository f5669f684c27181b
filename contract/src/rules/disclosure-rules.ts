// cspell:ignore prgift bcollab spon ored orship baff iliate otion anzeige werbung publicité publicidad reklame pubblicità
// cspell:ignore absurdum valorem vitam
const asa = 'ASA and CAP, Influencers’ guide to making clear that ads are ads, 3rd edition, 23 March 2023'
const cma = 'CMA, Social media endorsements: guidance for content creators, updated 3 September 2025'

/** Why a caption does not make clear that a post is an ad. */
export type DisclosureRule =
  | 'missing'
  | 'not_first'
  | 'after_more'
  | 'hidden_in_tags'
  | 'unclear'
  | 'brand_tag'
  | 'code_only'
  | 'inside_word'
  | 'switch_text'
  | 'denied'

interface RuleRow {
  /** What is wrong, about `{place}`. */
  says: string
  /** What to do about it. */
  mend: string
  source: string
}

/** The reasons to refuse a caption, each with what to do about it and the published rule behind it. */
export const disclosureRules: Record<DisclosureRule, RuleRow> = {
  denied: {
    says: 'The {place} says that this is no ad, but it is one.',
    mend: 'Remove those words and put “Ad: ” at the start.',
    source: 'DMCC Act 2024, section 226: misleading actions',
  },
  hidden_in_tags: {
    says: 'The label is among other hashtags, where people miss it.',
    mend: 'Put “Ad: ” or #ad at the start of the {place}.',
    source: `${asa}: labels are prominent`,
  },
  after_more: {
    says: 'People see the label only after “more” or further down.',
    mend: 'Put “Ad: ” or #ad at the start of the {place}.',
    source: `${cma}: clear without scrolling or selecting a link`,
  },
  not_first: {
    says: 'The label is not at the start of the {place}.',
    mend: 'Put “Ad: ” or #ad before everything else.',
    source: `${asa}: labels are upfront`,
  },
  switch_text: {
    says: 'The platform’s paid partnership label is a switch. Its words in the {place} are not that label.',
    mend: 'Put “Ad: ” at the start. Where you use the platform’s switch instead, attach a screenshot of its label when you post.',
    source: `${cma}: “#ad” or the platform’s tool`,
  },
  unclear: {
    says: '“{found}” does not make clear that this is an ad.',
    mend: 'Put “Ad: ” or #ad at the start of the {place}. The other words may stay after it.',
    source: `${asa}: labels to avoid; ${cma}: ambiguous hashtags`,
  },
  inside_word: {
    says: '“{found}” reads as other words, not as a label.',
    mend: 'Write “Ad: ” or #ad as a word of its own, at the start of the {place}.',
    source: `${asa}: labels are easy to understand`,
  },
  code_only: {
    says: 'A discount code or a link does not make clear that this is an ad.',
    mend: 'Put “Ad: ” or #ad at the start of the {place}.',
    source: `${cma}: discount codes and affiliate links are not enough`,
  },
  brand_tag: {
    says: 'The name of the brand does not make clear that this is an ad.',
    mend: 'Put “Ad: ” or #ad at the start of the {place}.',
    source: `${cma}: tagging a brand is not enough`,
  },
  missing: {
    says: 'The {place} does not say that this is an ad.',
    mend: 'Put “Ad: ” or #ad at the start of the {place}.',
    source: 'CAP Code, rule 2.1: ads are obviously identifiable',
  },
}

/** Words that the guides name as not clear enough, and words like them. They are compared in lower case. */
export const unclearLabels: readonly RegExp[] = [
  /#?\b(?:pr[ -]?)?gift(?:ed|ing)?\b/u,
  /#pr\b|\bpr (?:package|product|sample|trip)\b|\bpress (?:trip|sample|stay)\b|#prgift\w*/u,
  /\b(?:kindly )?(?:sent|invited|provided|loaned) by\b|\bfreebies?\b/u,
  /#?\bcollab(?:oration|s)?\b/u,
  /\bin (?:association|partnership) with\b/u,
  /#\w*partner(?:ship)?\b|\bproud (?:partner|to (?:work|partner) with)\b/u,
  /#?\b(?:un)?spon(?:s(?:or|ored|orship)?)?\b|#sp\b|^[^\p{L}\p{N}]*sp\b/u,
  /#?\baff(?:iliate)?s?\b/u,
  /#?\b(?:brand ?)?ambassador\b/u,
  /#client\b|#team\w+/u,
  /#?\bprom(?:o|otion)?\b/u,
  /\b(?:thanks to|thank you,? @|grateful to)/u,
  /\b(?:made possible|supported|funded|brought to you|powered) by\b/u,
  /#?\b(?:anzeige|werbung|publicité|publicidad|reklame|pubblicità)\b/u,
]

/** The words of the platforms’ own labels. */
export const switchTexts = /#?\bpaid ?partnership\b|\bpaid promotion\b/u

/** Words after “ad” that make it another term: ad hoc, ad break, AD 79. */
export const otherTermsAfterAd =
  /^(?:hoc|libs?|libbing|astra|nauseam|infinitum|hominem|absurdum|interim|valorem|vitam|blockers?|blocking|breaks?|agency|agencies|men|spend|revenue|tech|industry|world|is|are|was|were|\d+)(?![\p{L}\p{N}])/u

/** What people read first: the start of the title where a post has one, otherwise of the caption. */
interface NetworkRow {
  place: 'caption' | 'title'
  /** Characters that are shown before “more”, at least. */
  shown: number
}

/** How each network shows the text of a post. What it shows differs by device; these are the short ones. */
export const textOfNetwork = {
  instagram: { place: 'caption', shown: 125 },
  tiktok: { place: 'caption', shown: 80 },
  youtube: { place: 'title', shown: 60 },
  x: { place: 'caption', shown: 280 },
  facebook: { place: 'caption', shown: 125 },
  linkedin: { place: 'caption', shown: 140 },
  pinterest: { place: 'title', shown: 60 },
  twitch: { place: 'title', shown: 60 },
  snapchat: { place: 'caption', shown: 80 },
  podcast: { place: 'title', shown: 60 },
  blog: { place: 'title', shown: 60 },
} as const satisfies Record<string, NetworkRow>

export type Network = keyof typeof textOfNetwork
