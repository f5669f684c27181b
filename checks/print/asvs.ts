import { existsSync, readFileSync } from 'node:fs'
import type { Chapter, Row } from '../asvs/row.ts'

const verdicts = ['pass', 'recorded deviation', 'open', 'not applicable'] as const

/** Returns the page of the requirements of OWASP ASVS, with a summary. */
export function printAsvs(chapters: readonly Chapter[]): string {
  const all = chapters.flatMap(({ rows }) => rows)
  return [
    '# OWASP ASVS 5.0.0, levels 1 and 2',
    '',
    'Printed by `npm run docs` from `checks/asvs`; `npm run check` fails when a named test or file does not exist. The numbers are those of the',
    '[OWASP Application Security Verification Standard](https://github.com/OWASP/ASVS) 5.0.0; the requirements are in our own words.',
    '',
    '- **pass**: the test fails, or the file is missing, without the protection.',
    '- **recorded deviation**: the specification asks for something else; the note says what protects instead.',
    '- **open**: the note says what is missing.',
    '',
    `| Chapter | Rows | ${verdicts.map(capitalised).join(' | ')} |`,
    `| --- | --- | ${verdicts.map(() => '---').join(' | ')} |`,
    ...chapters.map(({ title, rows }) => summary(title, rows)),
    summary('**Total**', all),
    '',
    ...chapters.flatMap(({ title, rows }) => [
      `## ${title}`,
      '',
      '| Row | Level | Requirement | Verdict | Evidence and note |',
      '| --- | --- | --- | --- | --- |',
      ...rows.map(line),
      '',
    ]),
  ].join('\n')
}

/** Returns a sentence for each mistake of the table: a row twice, a pass without evidence, a missing file or test. */
export function findAsvsIssues(chapters: readonly Chapter[]): string[] {
  const rows = chapters.flatMap((chapter) => chapter.rows)
  const ids = new Set<string>()
  return rows.flatMap((row) => {
    const isRepeated = ids.has(row.id)
    ids.add(row.id)
    return [
      ...(isRepeated ? [`${row.id} is in the table twice`] : []),
      ...(row.verdict === 'pass' && row.evidence.length === 0 ? [`${row.id} passes without evidence`] : []),
      ...(row.verdict !== 'pass' && row.note === '' ? [`${row.id} needs a note`] : []),
      ...row.evidence.flatMap((evidence) => missing(evidence).map((what) => `${row.id}: ${what}`)),
    ]
  })
}

function missing(evidence: string): string[] {
  const [path = '', title] = evidence.split(' > ', 2)
  if (!existsSync(path)) return [`${path} does not exist`]
  if (title === undefined || titlesIn(readFileSync(path, 'utf8')).has(title)) return []
  return [`${path} has no test “${title}”`]
}

/** Returns the titles of the tests in a file; a value within a title is written as an ellipsis. */
function titlesIn(source: string): Set<string> {
  const starts = /(?<![\w.])(?:test|it)(?:\.\w+)?\s*\(|\)\s*\(/g
  const titles = new Set<string>()
  for (const { index, 0: start } of source.matchAll(starts)) {
    const [, quote, title] = /^\s*(['"`])(.*?)(?<!\\)\1/.exec(source.slice(index + start.length)) ?? []
    if (quote && title) titles.add(title.replace(/\$\{[^}]*\}/g, '…'))
  }
  return titles
}

function line({ id, level, requirement, verdict, evidence, note }: Row): string {
  const named = evidence.map((one) => {
    const [path, title] = one.split(' > ', 2)
    return title ? `“${title}” (\`${path}\`)` : `\`${path}\``
  })
  const cell = [...named, ...(note ? [note] : [])].join('; ')
  return `| ${id} | ${level} | ${requirement} | ${verdict} | ${cell.replaceAll('|', '\\|')} |`
}

function summary(title: string, rows: readonly Row[]): string {
  const counts = verdicts.map((verdict) => rows.filter((row) => row.verdict === verdict).length)
  return `| ${[title, rows.length, ...counts].join(' | ')} |`
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
