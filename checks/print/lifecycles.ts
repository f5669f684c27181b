import { errorCatalogue } from '@marquee/contract/errors'
import { allLifecycles, type LifecycleTable } from '@marquee/contract/lifecycles/index'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'

const sentences: ReadonlyMap<string, string> = new Map(
  Object.entries(errorCatalogue).map(([code, [, sentence]]) => [code, sentence]),
)

/** Prints docs/lifecycles.md: the states, transitions and timers of each lifecycle, with a diagram. */
export function printLifecycles(): string {
  return [
    '# Lifecycles',
    '',
    '<!-- Generated from contract/src/lifecycles by `npm run docs`. Do not edit. -->',
    '',
    'The tables below define every transition and who may trigger it. The server applies them, the screens derive their buttons from them, and the',
    'tests are generated from them. A guard has the name of the error code it fails with. Rows marked *reserved* exist in the database for features',
    'that are not built yet.',
    '',
    ...allLifecycles.flatMap(lifecycleSection),
  ].join('\n')
}

function lifecycleSection(table: LifecycleTable): string[] {
  const title = `${table.noun[0]?.toUpperCase()}${table.noun.slice(1)}`
  return [
    `## ${title}`,
    '',
    ...diagram(table),
    '',
    ...states(table),
    '',
    ...transitions(table),
    '',
    ...timers(table),
  ]
}

function diagram({ transitions: rows }: LifecycleTable): string[] {
  const arrows = rows
    .filter((row) => row.to !== 'same' && row.to !== 'resumed')
    .flatMap((row) =>
      row.from.map((from) => `  ${from === 'new' ? '[*]' : from} --> ${row.to}: ${row.event}`),
    )
  return ['```mermaid', 'stateDiagram-v2', ...new Set(arrows), '```']
}

function states({ states: rows }: LifecycleTable): string[] {
  const nextActor = (party: Party | null, isEnd: boolean | undefined) =>
    party ?? (isEnd ? 'none (final state)' : 'none')
  const lines = Object.entries(rows).map(
    ([name, row]) =>
      `| \`${name}\` | ${row.label} | ${nextActor(row.nextActor, row.end)}${row.later ? ` · *reserved: ${row.later}*` : ''} |`,
  )
  return ['| State | Shown as | Next actor |', '|---|---|---|', ...lines]
}

function transitions({ transitions: rows }: LifecycleTable): string[] {
  const lines = rows.map((row) => {
    const guards = row.guards?.map((guard) => `\`${guard}\` ${sentences.get(guard) ?? ''}`).join('<br>') ?? ''
    return `| \`${row.event}\`${row.later ? ` · *reserved: ${row.later}*` : ''} | ${row.from.join(', ')} | ${row.to} | ${row.by.join(', ')} | ${guards} | ${row.label ?? ''} |`
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
    : ['| Timer | Event | In | After | Reminders |', '|---|---|---|---|---|', ...lines, '']
}
