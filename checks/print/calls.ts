import type { Call, Calls } from '@marquee/contract/call'
import { callGroups } from '@marquee/contract/calls/index'
import { errorCatalogue } from '@marquee/contract/errors'
import { fieldsOf } from './fields.ts'

/** Prints docs/calls.md: every call by group, and the table of error codes. */
export function printCalls(): string {
  const count = Object.values(callGroups).reduce((sum, calls) => sum + Object.keys(calls).length, 0)
  return [
    '# Calls',
    '',
    '<!-- Generated from contract/src/calls by `npm run docs`. Do not edit. -->',
    '',
    `There are ${count} calls, all under \`/api\`. The session token is sent in \`x-access-token\`. Every response has \`status\` and \`data\`; an error`,
    'also has `code` and `message`. A read accepts GET (query) and POST (body); a write is a POST and accepts an `Idempotency-Key`. A field marked',
    '`?` is optional, and a key that is not listed fails with `invalid_input`. Amounts are in minor units.',
    '',
    ...Object.entries(callGroups).flatMap(([title, calls]) => callGroup(title, calls)),
    ...errorTable(),
  ].join('\n')
}

function callGroup(title: string, calls: Calls): string[] {
  return [`## ${title}`, '', ...Object.entries(calls).flatMap(([name, call]) => section(name, call))]
}

function section(name: string, call: Call): string[] {
  const fields = fieldsOf(call.input)
  const files = call.files
    ? Object.entries(call.files).map(([field, rule]) => `\`${field}\` ${rule} (multipart)`)
    : []
  const facts = [
    `${call.kind === 'read' ? 'Read' : 'Write'} · ${call.methods.join(', ')} · by ${typeof call.by === 'string' ? call.by : call.by.join(', ')} · rate limit ${call.rate}${call.stepUp ? ` · requires a recent confirmation of the ${call.stepUp}` : ''}`,
    fields.length + files.length > 0 ? `Input: ${[...fields, ...files].join(', ')}.` : 'No input.',
    ...(call.subject?.event ? [`Triggers \`${call.subject.event}\` on the ${call.subject.noun}.`] : []),
    ...acrossBlock(call),
    ...(call.isSameForAll ? ['The same for every reader: without a token it has an `ETag`.'] : []),
    ...(call.mayLag ? ['May lack what others have changed in the last 5 seconds.'] : []),
    ...(call.errors.length > 0 ? [`Fails with ${call.errors.map((code) => `\`${code}\``).join(', ')}.`] : []),
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

function acrossBlock({ acrossBlock: rule }: Call): string[] {
  if (rule === 'open') return []
  if (rule === 'hidden') return ['Not found while one side has blocked the other.']
  const values =
    rule === 'refused'
      ? ''
      : Object.entries(rule.refused).map(
          ([field, each]) => ` with \`${field}\` ${each.map((value) => `\`${value}\``).join(', ')}`,
        )
  return [`Refused${values} while one side has blocked the other.`]
}

function errorTable(): string[] {
  const rows = Object.entries(errorCatalogue).map(
    ([code, [status, sentence]]) => `| \`${code}\` | ${status} | ${sentence} |`,
  )
  return ['## Errors', '', '| Code | Status | Message |', '|---|---|---|', ...rows, '']
}
