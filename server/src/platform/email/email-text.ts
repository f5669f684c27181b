import type { Email } from './email.ts'
import { type EmailPart, withoutLinks } from './email-parts.ts'

/** Renders an email as plain text with the same content as the HTML. */
export function renderEmailText({ parts, lists = [], reason, choiceUrl, unsubscribe }: Email): string {
  const [first, ...rest] = parts.map(partText)
  const sections = lists.map(({ title, lines }) =>
    [withoutLinks(title), ...lines.map((line) => `- ${withoutLinks(line.text)}: ${line.url}`)].join('\n'),
  )
  return [
    ...[first ?? '', ...sections, ...rest],
    ...(reason ? [withoutLinks(reason)] : []),
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
    ...(choiceUrl ? [`Manage email preferences: ${choiceUrl}`] : []),
  ].join('\n\n')
}

function partText(part: EmailPart): string {
  if (typeof part === 'string') return withoutLinks(part)
  return 'code' in part ? part.code : `${part.button}: ${part.url}`
}
