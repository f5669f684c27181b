import { everyLifecycle, type LifecycleTable } from '@marquee/contract/lifecycles/every'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { refusals } from '@marquee/contract/refusals'

const sentences: ReadonlyMap<string, string> = new Map(
  Object.entries(refusals).map(([code, [, sentence]]) => [code, sentence]),
)

/** docs/lifecycles.md: the states, moves and clocks of each thing that moves, with a drawing. */
export function printLifecycles(): string {
  return [
    '# The lifecycles',
    '',
    '<!-- Printed from contract/src/lifecycles by `npm run docs`. Do not edit. -->',
    '',
    'Who may move what, from where to where. The server moves by these tables, the screens draw their buttons from them, and the tests are made',
    'from them. A guard is named by the refusal it gives. Rows marked *later* keep a place in the database for work that is not built yet.',
    '',
    ...everyLifecycle.flatMap(chapter),
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
    ...moves(table),
    '',
    ...clocks(table),
  ]
}

function drawing({ moves: rows }: LifecycleTable): string[] {
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
      `| \`${name}\` | ${row.label} | ${turn(row.turn, row.end)}${row.later ? ` · *later: ${row.later}*` : ''} |`,
  )
  return ['| State | Shown as | Whose turn |', '|---|---|---|', ...lines]
}

function moves({ moves: rows }: LifecycleTable): string[] {
  const lines = rows.map((row) => {
    const guards = row.guards?.map((guard) => `\`${guard}\` ${sentences.get(guard) ?? ''}`).join('<br>') ?? ''
    return `| \`${row.event}\`${row.later ? ` · *later: ${row.later}*` : ''} | ${row.from.join(', ')} | ${row.to} | ${row.by.join(', ')} | ${guards} | ${row.label ?? ''} |`
  })
  return ['| Event | From | To | By | Guards | Button |', '|---|---|---|---|---|---|', ...lines]
}

function clocks({ clocks: rows }: LifecycleTable): string[] {
  const lines = Object.entries(rows).map(([name, clock]) => {
    const reminders = clock.reminders?.map((before) => `${before / 3_600_000} h before`).join(', ') ?? ''
    const after = clock.after === 0 ? 'its own date' : `${clock.after / 3_600_000} h`
    return `| ${name} | \`${clock.event}\` | ${clock.in.join(', ')} | ${after} | ${reminders} |`
  })
  return lines.length === 0
    ? []
    : ['| Clock | Event | In | After | Reminders |', '|---|---|---|---|---|', ...lines, '']
}
