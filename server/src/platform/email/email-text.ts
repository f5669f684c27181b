import type { Email } from './email.ts'

/** Renders an email as plain text with the same content as the HTML. */
export function renderEmailText({ text, lists = [], choiceUrl, unsubscribe }: Email): string {
  const [first = '', ...rest] = text.trim().split(/\n{2,}/)
  const sections = lists.map(({ title, lines }) =>
    [title, ...lines.map((line) => `- ${line.text}: ${line.url}`)].join('\n'),
  )
  return [
    ...[first, ...sections, ...rest],
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
    ...(choiceUrl ? [`Manage email preferences: ${choiceUrl}`] : []),
  ].join('\n\n')
}
