// cspell:ignore wechat threema facetime commat
import type { z } from 'zod'

/** What people read when they write contact data in a text that the other side reads before a deal. */
export const CONTACT_DETAILS_SENTENCE =
  'Please leave out email addresses, phone numbers and links to messengers. Contact details stay private until there is a deal.'

/** `maya@studio.example`, but neither `@maya.films` nor `youtube.com/@maya.films`. */
const email = /(?<=[\p{L}\p{N}_%+-])@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,}/u
/** `maya (at) studio.example` and `maya [at] studio (dot) example`. */
const bracketedEmail =
  /[\p{L}\p{N}]\s?[([{]\s?(?:at|@)\s?[)\]}]\s?[\p{L}\p{N}-]{1,63}(?:\.|\s?[([{]\s?(?:dot|\.)\s?[)\]}]\s?)\p{L}{2,}/iu
/** `maya at studio dot example`. */
const spelledEmail = /[\p{L}\p{N}]\sat\s[\p{L}\p{N}-]{2,63}\sdot\s\p{L}{2,}/iu

/** What may stand between two digits of a phone number. */
const gap = String.raw`[\s().\-–/]{0,2}`
const phones = [
  // With a country: +44 7911 123456, 0044 7911 123456.
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:\+|00)${gap}[1-9](?:${gap}\d){8,13}(?!\d)`, 'u'),
  // With a leading 0: 07911 123456, (020) 7946 0958.
  new RegExp(String.raw`(?<![\p{L}\p{N}.,_])\(?0[1-9](?:${gap}\d){7,9}(?!\d)`, 'u'),
  // As in North America: (415) 555-2671.
  /(?<![\p{L}\p{N}.,_])\(?[2-9]\d{2}\)?[\s.-]{1,2}[2-9]\d{2}[\s.-]\d{4}(?!\d)/u,
  // As in India: 98765 43210.
  /(?<![\p{L}\p{N}.,_])[6-9]\d{4}[\s-]?\d{5}(?![\d\p{L}]|\s?(?:views|likes|followers|plays))/u,
]
/** Days and numbers grouped by thousands, which look like phone numbers to the rules above. */
const otherNumbers =
  /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|(?<![\d+])\+?[1-9]\d{0,2}(?:[\s.,]\d{3})*[\s.,]000(?![\d\s.,]*\d)/gu

const messengerLink =
  /(?<![\p{L}\p{N}_.'’-])(?:wa\.me|(?:api|chat|web)\.whatsapp\.com|whatsapp\.com\/channel|t\.me|telegram\.(?:me|dog)|m\.me|signal\.(?:me|group)|discord\.gg|discord(?:app)?\.com\/(?:invite|users)|join\.skype\.com|line\.me|viber\.(?:me|click)|u\.wechat\.com|threema\.id|kik\.me)(?![\p{L}\p{N}])/iu
const messengerScheme =
  /(?<![\p{L}\p{N}])(?:mailto|tel|sms|whatsapp|tg|skype|viber|facetime):(?=\/\/|[\p{L}\p{N}+])/iu
/** `Telegram: @maya`. */
const messengerName =
  /(?<![\p{L}\p{N}])(?:telegram|whatsapp|signal|skype|wechat|viber|kik)\s?[:–-]?\s?@[\p{L}\p{N}_]{3,}/iu

const rules = [email, bracketedEmail, spelledEmail, messengerLink, messengerScheme, messengerName]

/**
 * Returns whether a text, or the HTML of the editor, has an email address, a phone number or a link to a messenger. Handles,
 * other web addresses, prices, days and numbers of followers are none.
 */
export function hasContactDetails(text: string): boolean {
  const plain = plainOf(text)
  const withoutOthers = plain.replace(otherNumbers, ' ')
  return (
    rules.some((rule) => rule.test(plain) || rule.test(text)) ||
    phones.some((rule) => rule.test(withoutOthers))
  )
}

/** Returns the text as people read it: in its usual letters, without tags and invisible characters. */
function plainOf(text: string): string {
  return text
    .replace(/<\/?(?:p|br|li|ul|ol|h\d|blockquote|div)\b[^<>]{0,500}>/gi, '\n')
    .replace(/<[^<>]{0,2000}>/g, '')
    .replace(/&(?:#0*64|#x0*40|commat);/gi, '@')
    .replace(/&(?:#0*46|#x0*2e|period);/gi, '.')
    .replace(/&nbsp;/gi, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
}

/** Returns the schema of a text that the other side reads before a deal: without contact data. */
export function withoutContactDetails<Schema extends z.ZodString>(schema: Schema) {
  return schema.refine((text) => !hasContactDetails(text), CONTACT_DETAILS_SENTENCE)
}

/** Returns the schema of a web address that the other side reads before a deal: a website, not a link to a messenger. */
export function withoutMessengerLink<Schema extends z.ZodString>(schema: Schema) {
  return schema.refine((address) => !messengerLink.test(address), CONTACT_DETAILS_SENTENCE)
}
