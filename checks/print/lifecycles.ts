import { errorCatalogue } from '@marquee/contract/errors'
import { allLifecycles, type LifecycleTable } from '@marquee/contract/lifecycles/index'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'

const sentences: ReadonlyMap<string, string> = new Map(
  Object.entries(errorCatalogue).map(([code, [, sentence]]) => [code, sentence]),
)

/** docs/lifecycles.md: the states, transitions and timers of each thing that transitions, with a drawing. */
export function printLifecycles(): string {
  return [
    '# The lifecycles',
    '',
    '<!-- Printed from contract/src/lifecycles by `npm run docs`. Do not edit. -->',
    '',
    'Who may move what, from where to where. The server transitions by these tables, the screens draw their buttons from them, and the tests are made',
    'from them. A guard is named by the refusal it gives. Rows marked *later* keep a place in the database for work that is not built yet.',
    '',
    ...allLifecycles.flatMap(chapter),
  ].join('\n')
}

function chapter(table: LifecycleTable): string[] {
  const title = `${table.noun[0]?.toUpperCase()}${table.noun.slice(1)}`
  return [
    `## ${title}`,
    '',
    ...drawing(table),
    '',
    ...states(table),
    '',
    ...transitions(table),
    '',
    ...timers(table),
  ]
}

function drawing({ transitions: rows }: LifecycleTable): string[] {
  const arrows = rows
    .filter((row) => row.to !== 'same' && row.to !== 'resumed')
    .flatMap((row) =>
      row.from.map((from) => `  ${from === 'new' ? '[*]' : from} --> ${row.to}: ${row.event}`),
    )
  return ['```mermaid', 'stateDiagram-v2', ...new Set(arrows), '```']
}

function states({ states: rows }: LifecycleTable): string[] {
  const turn = (party: Party | null, isEnd: boolean | undefined) =>
    party ?? (isEnd ? 'nobody: it ends here' : 'nobody')
  const lines = Object.entries(rows).map(
    ([name, row]) =>
      `| \`${name}\` | ${row.label} | ${turn(row.nextActor, row.end)}${row.later ? ` · *later: ${row.later}*` : ''} |`,
  )
  return ['| State | Shown as | Whose turn |', '|---|---|---|', ...lines]
}

function transitions({ transitions: rows }: LifecycleTable): string[] {
  const lines = rows.map((row) => {
    const guards = row.guards?.map((guard) => `\`${guard}\` ${sentences.get(guard) ?? ''}`).join('<br>') ?? ''
    return `| \`${row.event}\`${row.later ? ` · *later: ${row.later}*` : ''} | ${row.from.join(', ')} | ${row.to} | ${row.by.join(', ')} | ${guards} | ${row.label ?? ''} |`
  })
  return ['| Event | From | To | By | Guards | Button |', '|---|---|---|---|---|---|', ...lines]
}

function timers({ timers: rows }: LifecycleTable): string[] {
  const lines = Object.entries(rows).map(([name, timer]) => {
    const reminders = timer.reminders?.map((before) => `${before / 3_600_000} h before`).join(', ') ?? ''
    const after = timer.after === 0 ? 'its own date' : `${timer.after / 3_600_000} h`
    return `| ${name} | \`${timer.event}\` | ${timer.in.join(', ')} | ${after} | ${reminders} |`
  })
  return lines.length === 0
    ? []
    : ['| Clock | Event | In | After | Reminders |', '|---|---|---|---|---|', ...lines, '']
}
