import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, PASSWORD } from '../../testing/person.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { openApi } from './interface.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'marquee-client-'))
  const modules = join(import.meta.dirname, '../../../../node_modules')
  await symlink(modules, join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a public linter finds nothing in the description of the API', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(openApi('https://marquee.example')),
    config: await createConfig({ extends: ['recommended'] }),
  })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('a client generated from the description compiles and signs in', async () => {
  const address = await app.start()
  await newPerson(app, 'brand', 'Generated client')
  const description = join(folder, 'openapi.json')
  await writeFile(description, JSON.stringify(openApi(address)))
  await writeFile(join(folder, 'client.ts'), await generateSource(description))
  await writeFile(join(folder, 'use.ts'), program)
  const run = promisify(execFile)
  const compiler = join(folder, 'node_modules/typescript/bin/tsc')
  const flags = [
    '--strict',
    '--target',
    'es2023',
    '--module',
    'nodenext',
    '--lib',
    'es2023,dom',
    '--skipLibCheck',
  ]
  await run(process.execPath, [compiler, ...flags, '--types', 'node', '--outDir', 'out', 'use.ts'], {
    cwd: folder,
  }).catch((error: { stdout: string }) => expect.fail(error.stdout.slice(0, 2_000)))
  const { stdout } = await run(process.execPath, ['out/use.js', 'generated.client@example.com', PASSWORD], {
    cwd: folder,
  })
  expect(JSON.parse(stdout)).toEqual({ sameId: true, name: 'Generated client' })
})

const program = `
import { brandSignIn, profile } from './client.js'
const [email = '', password = ''] = process.argv.slice(2)
const signedIn = await brandSignIn({ email, password })
if (signedIn.status !== 200) throw new Error(signedIn.data.message)
if ('challenge' in signedIn.data.data) throw new Error('The account has a second factor.')
const { token, user } = signedIn.data.data
const answer = await profile({ headers: { 'x-access-token': token } })
if (answer.status !== 200) throw new Error(answer.data.message)
const sameId: boolean = answer.data.data.id === user.id
console.log(JSON.stringify({ sameId, name: answer.data.data.name }))
`
