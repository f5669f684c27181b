import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a log line is JSON, hides secrets and shows a database error without its values', () => {
  const script = `
    import { log } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)}
    const cause = Object.assign(new Error('invalid input for type: "canary-5 "canary-6"'), { code: '22P02' })
    log.error({ token: 'canary-1', deep: { password: 'canary-2' }, err: new Error('Failed query: select 1\\nparams: canary-3,canary-4', { cause }) }, 'line\\nbreak')`
  const out = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  expect(out.trim().split('\n')).toHaveLength(1)
  expect(out).not.toMatch(/canary/)
  expect(JSON.parse(out)).toMatchObject({
    token: '[hidden]',
    err: {
      message: 'Failed query: select 1',
      cause: { code: '22P02', message: 'invalid input for type: "…"' },
    },
    msg: 'line\nbreak',
  })
})
