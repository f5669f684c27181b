import type { Call, Calls } from '@marquee/contract/call'
import { callGroups } from '@marquee/contract/calls/index'
import { errorCatalogue } from '@marquee/contract/errors'
import { fieldsOf } from './fields.ts'

/** docs/calls.md: every call by chapter, and what each refusal means. */
export function printCalls(): string {
  const count = Object.values(callGroups).reduce((sum, calls) => sum + Object.keys(calls).length, 0)
  return [
    '# The calls',
    '',
    '<!-- Printed from contract/src/calls by `npm run docs`. Do not edit. -->',
    '',
    `${count} calls, all under \`/api\`, with the session’s token in \`x-access-token\`. Every answer carries \`status\` and \`data\`; a refusal also`,
    'carries `code` and `message`. A read answers GET (query) and POST (body) alike; a write is a POST and takes an `Idempotency-Key`. A field',
    'marked `?` may be left out; any key that is not listed is refused. Amounts are whole minor units.',
    '',
    ...Object.entries(callGroups).flatMap(([title, calls]) => chapter(title, calls)),
    ...refusalTable(),
  ].join('\n')
}

function chapter(title: string, calls: Calls): string[] {
  return [`## ${title}`, '', ...Object.entries(calls).flatMap(([name, call]) => section(name, call))]
}

function section(name: string, call: Call): string[] {
  const fields = fieldsOf(call.input)
  const files = call.files
    ? Object.entries(call.files).map(([field, rule]) => `\`${field}\` ${rule} (multipart)`)
    : []
  const facts = [
    `${call.kind === 'read' ? 'Read' : 'Write'} · ${call.methods.join(', ')} · by ${typeof call.by === 'string' ? call.by : call.by.join(', ')} · ${call.rate} budget${call.stepUp ? ' · needs a fresh password' : ''}`,
    fields.length + files.length > 0 ? `Takes ${[...fields, ...files].join(', ')}.` : 'Takes nothing.',
    ...(call.subject?.event ? [`Moves the ${call.subject.noun} by \`${call.subject.event}\`.`] : []),
    ...(call.errors.length > 0
      ? [`May refuse with ${call.errors.map((code) => `\`${code}\``).join(', ')}.`]
      : []),
  ]
  return [
    `### \`${call.path}\``,
    '',
    `**${name}**: ${call.summary}`,
    '',
    ...facts.map((fact) => `- ${fact}`),
    '',
  ]
}

function refusalTable(): string[] {
  const rows = Object.entries(errorCatalogue).map(
    ([code, [status, sentence]]) => `| \`${code}\` | ${status} | ${sentence} |`,
  )
  return ['## Refusals', '', '| Code | Status | Sentence |', '|---|---|---|', ...rows, '']
}
