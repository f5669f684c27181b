import { randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'marquee-config-'))
const production = {
  NODE_ENV: 'production',
  DATA_DIR,
  PUBLIC_URL: 'https://marquee.example',
  APP_SECRET: 'k3Jx0vQm81LpZtYc5RwUa7HsNdEb2GfO',
  SMTP_URL: 'smtps://u:p@mail.example:465',
  STRIPE_SECRET_KEY: 'sk_live_of_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_of_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_of_nobody_else',
}

test('without any setting the server starts embedded, on loopback, with the demo', () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    demo: true,
    isProduction: false,
    LOG_LEVEL: 'warn',
    publicUrl: 'http://127.0.0.1:3000',
  })
  expect(readConfig({ DATA_DIR }).secret, 'made once and kept').toBe(readConfig({ DATA_DIR }).secret)
})

test('a relative data folder is in the folder of the project, from wherever a command starts', () => {
  const project = resolve(import.meta.dirname, '../..')
  const before = process.cwd()
  process.chdir(tmpdir())
  try {
    const { DATA_DIR: folder } = readConfig({ DATA_DIR: './data-of-nobody', APP_SECRET: 'x'.repeat(40) })
    expect(folder).toBe(join(project, 'data-of-nobody'))
  } finally {
    process.chdir(before)
  }
})

test('each malformed or misspelt setting is named with the expected value', () => {
  expect(() =>
    readConfig({
      DATA_DIR,
      PORT: 'abc',
      LOG_LEVEL: 'loud',
      DATABSE_URL: 'x',
      SMTP_HOST: 'x',
      DATABASE_URL: 'mysql://x',
    }),
  ).toThrow(
    /DATABSE_URL is not a setting; did you mean DATABASE_URL\?[\s\S]*SMTP_HOST is not a setting[\s\S]*PORT should be a port number[\s\S]*LOG_LEVEL should be trace[\s\S]*DATABASE_URL should be an address such as postgres/,
  )
  expect(() => readConfig({ DATA_DIR, S3_BUCKET: 'b' })).toThrow('belong together')
})

test('environment names of the machine are ignored', () => {
  expect(() =>
    readConfig({
      DATA_DIR,
      HOME: '/root',
      HOSTNAME: 'x',
      REDIS_PORT: 'tcp://1.2.3.4',
      PATH: '/bin',
      npm_config_x: '1',
    }),
  ).not.toThrow()
})

test('production fails to start with an embedded mailbox, a sample secret, the demo or missing limits', () => {
  expect(readConfig(production)).toMatchObject({
    isProduction: true,
    demo: false,
    publicUrl: 'https://marquee.example',
  })
  const { SMTP_URL: _mail, ...without } = production
  expect(() => readConfig(without)).toThrow('SMTP_URL')
  expect(() => readConfig({ ...production, APP_SECRET: 'please-change-this-sample-secret-now' })).toThrow(
    'APP_SECRET',
  )
  expect(() => readConfig({ ...production, DEMO: 'on', RATE_LIMITS: 'off' })).toThrow(
    /DEMO[\s\S]*RATE_LIMITS/,
  )
})

test.each([
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
])('production fails to start without %s', (name) =>
  expect(() => readConfig({ ...production, [name]: undefined })).toThrow(`${name} is needed in production`),
)

test('production fails to start with test keys of the payment provider', () => {
  expect(() =>
    readConfig({
      ...production,
      STRIPE_SECRET_KEY: 'sk_test_of_nobody',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_nobody',
    }),
  ).toThrow('STRIPE_SECRET_KEY must be a live key in production')
})

test.each([
  'a'.repeat(40),
  'abc'.repeat(14),
  'k3Jx0vQm81Lp'.repeat(3),
  '0123456789abcdefghijklmnopqrstuvwxyz',
])('production fails to start with the guessable secret %s', (secret) =>
  expect(() => readConfig({ ...production, APP_SECRET: secret })).toThrow('APP_SECRET must be'),
)

test('production starts with random secrets of hexadecimal and base64 characters', () => {
  for (const encoding of ['hex', 'base64url'] as const)
    for (let times = 0; times < 50; times++) {
      const secret = randomBytes(32).toString(encoding)
      expect(readConfig({ ...production, APP_SECRET: secret }).secret).toBe(secret)
    }
})

test('outside production the payment keys are set together or not at all, and never live beside test', () => {
  expect(() => readConfig({ DATA_DIR, STRIPE_SECRET_KEY: 'sk_test_of_nobody' })).toThrow(
    'STRIPE_WEBHOOK_SECRET',
  )
  expect(() => readConfig({ ...production, STRIPE_PUBLISHABLE_KEY: 'pk_test_of_nobody' })).toThrow(
    'both be live or both be test',
  )
})

test.each([
  ['PUBLIC_URL', 'http://marquee.example', 'https://marquee.example'],
  ['S3_ENDPOINT', 'http://files.example', 'https://files.example'],
  ['REDIS_URL', 'redis://:k3Jx0vQm81@redis.example', 'rediss://:k3Jx0vQm81@redis.example'],
  ['SMTP_URL', 'smtp://u:p@mail.example', 'smtp://u:p@mail.example?requireTLS=true'],
  ['SMTP_URL', 'smtps://u:p@mail.example?tls.rejectUnauthorized=false', 'smtps://u:p@mail.example'],
  [
    'DATABASE_URL',
    'postgres://u:k3Jx0vQm81@db.example/marquee?sslmode=require',
    'postgres://u:k3Jx0vQm81@db.example/marquee?sslmode=verify-full',
  ],
  [
    'DATABASE_READ_URL',
    'postgres://u:k3Jx0vQm81@replica.example/marquee?sslmode=require',
    'postgres://u:k3Jx0vQm81@replica.example/marquee?sslmode=verify-full',
  ],
])('production fails to start with the address without TLS %s=%s', (name, plain, encrypted) => {
  expect(() => readConfig({ ...production, [name]: plain })).toThrow(name)
  const primary = { DATABASE_URL: 'postgres://u:k3Jx0vQm81@db.example/marquee?sslmode=verify-full' }
  // Calls and socket have the scheme of the pages.
  const pages = /API_BASE|SOCKET_HOST/.test(name) ? { PUBLIC_URL: 'http://marquee.example' } : {}
  const whole = { ...production, ...primary, ...pages }
  expect(() => readConfig({ ...whole, [name]: plain, ALLOW_PLAINTEXT: 'on' })).not.toThrow()
  expect(() => readConfig({ ...whole, [name]: encrypted })).not.toThrow()
})

test('addresses of this machine need no TLS', () => {
  const local = {
    REDIS_URL: 'redis://127.0.0.1:6379',
    SMTP_URL: 'smtp://localhost:25',
    S3_ENDPOINT: 'http://[::1]:9000',
    DATABASE_URL: 'postgres://marquee@socket/marquee?host=/var/run/postgresql',
  }
  expect(() => readConfig({ ...production, ...local })).not.toThrow()
  expect(() => readConfig({ ...production, DATABASE_URL: 'postgres://u@127.0.0.1/marquee' })).not.toThrow()
})

test.each([
  ['DATABASE_URL', 'postgres://postgres:postgres@db.example/marquee?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://maria:maria@db.example/marquee?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://maria@db.example/marquee?sslmode=verify-full'],
  ['DATABASE_READ_URL', 'postgres://maria:maria@replica.example/marquee?sslmode=verify-full'],
  ['REDIS_URL', 'rediss://redis.example'],
  ['REDIS_URL', 'rediss://:redis@redis.example'],
])('production fails to start with the default credentials %s=%s', (name, address) =>
  expect(() => readConfig({ ...production, [name]: address })).toThrow(`${name} must have a password`),
)

test('a read replica is another server with a copy of the same database', () => {
  const DATABASE_URL = 'postgres://u@db.example:5432/marquee'
  const replicaAt = (DATABASE_READ_URL: string) => () =>
    readConfig({ DATA_DIR, DATABASE_URL, DATABASE_READ_URL })
  expect(replicaAt('postgres://u@replica.example/marquee')).not.toThrow()
  expect(replicaAt('postgres://u@db.example:5432/marquee')).toThrow(
    'must name another server than DATABASE_URL',
  )
  expect(replicaAt('postgres://u@replica.example/other')).toThrow(
    'must name the same database as DATABASE_URL',
  )
  expect(replicaAt('https://replica.example')).toThrow(
    'DATABASE_READ_URL should be an address such as postgres',
  )
  expect(() => readConfig({ DATA_DIR, DATABASE_READ_URL: 'postgres://u@replica.example/marquee' })).toThrow(
    'DATABASE_READ_URL needs DATABASE_URL',
  )
})

test.each(['0.0.0.0', '192.168.0.4', '::', 'marquee.example'])(
  'outside production the server does not listen on %s',
  (HOST) => {
    expect(() => readConfig({ DATA_DIR, HOST })).toThrow('HOST must be an address of this machine')
    expect(() => readConfig({ ...production, HOST })).not.toThrow()
  },
)

test('a secret may come from a file of a secret store, and not from two places', () => {
  const path = join(DATA_DIR, 'app-secret')
  writeFileSync(path, `${production.APP_SECRET}\n`)
  const { APP_SECRET: _secret, ...rest } = production
  expect(readConfig({ ...rest, APP_SECRET_FILE: path }).secret).toBe(production.APP_SECRET)
  expect(() => readConfig({ ...production, APP_SECRET_FILE: path })).toThrow('must not both be set')
  expect(() => readConfig({ ...rest, APP_SECRET_FILE: `${path}-missing` })).toThrow('APP_SECRET_FILE')
})

test('files may have a host of their own, and not that of pages, calls or the socket', () => {
  const hosts = {
    PUBLIC_URL: 'https://marquee.example',
    API_BASE: 'https://api.marquee.example/api',
    SOCKET_HOST: 'https://live.marquee.example',
  }
  const FILES_HOST = 'https://files.marquee-content.example'
  expect(readConfig({ ...hosts, FILES_HOST: `${FILES_HOST}/` })).toMatchObject({ FILES_HOST })
  for (const taken of [...Object.values(hosts), `${FILES_HOST}/uploads`])
    expect(() => readConfig({ ...hosts, FILES_HOST: taken }), taken).toThrow('FILES_HOST must')
})

test('certificates of our own services are read from files, and checked to be some', () => {
  const path = join(DATA_DIR, 'ca.pem')
  const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----'
  writeFileSync(path, `${pem}\n`)
  expect(readConfig({ SMTP_CA_FILE: path, S3_CA_FILE: path })).toMatchObject({ SMTP_CA: pem, S3_CA: pem })
  expect(() => readConfig({ SMTP_CA: path })).toThrow('SMTP_CA should be one or more certificates')
  expect(() => readConfig({ REDIS_CA_FILE: path, REDIS_URL: 'redis://127.0.0.1:6379' })).toThrow('rediss://')
})

test('calls and socket may have hosts of their own on the site of the pages, and nowhere else', () => {
  const page = { PUBLIC_URL: 'https://app.marquee.example/' }
  expect(
    readConfig({
      ...page,
      API_BASE: 'https://api.marquee.example/api/',
      SOCKET_HOST: 'https://marquee.example/',
    }),
  ).toMatchObject({ API_BASE: 'https://api.marquee.example/api', SOCKET_HOST: 'https://marquee.example' })
  expect(readConfig({ API_BASE: '/api/' }).API_BASE).toBe('/api')
  for (const [name, value] of [
    ['API_BASE', 'https://marquee.example.net/api'],
    ['API_BASE', 'http://api.marquee.example/api'],
    ['API_BASE', 'https://api.marquee.example/v2'],
    ['SOCKET_HOST', 'https://live.other.example'],
    ['SOCKET_HOST', 'https://live.marquee.example/socket'],
  ] as const)
    expect(() => readConfig({ ...page, [name]: value })).toThrow(name)
  // Two customers of one host for pages are two sites.
  expect(() =>
    readConfig({ PUBLIC_URL: 'https://one.github.io', API_BASE: 'https://two.github.io/api' }),
  ).toThrow('API_BASE')
})
