import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import type { House } from '../server/src/platform/house.ts'
import { inject } from '../server/src/platform/testing/inject.ts'
import { sentMails } from '../server/src/platform/testing/sent-mails.ts'
import type { Market } from '../server/src/proofs/market/person.ts'

/** The product in this process, on the measured database: to fill it and to write its statements down. */
export async function openMarket(databaseUrl: string, folder: string): Promise<Market & House> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  })
  const house = await buildApp(config)
  return { ...house, call: (path, body, asked) => inject(house.app, path, body, asked), mails: sentMails }
}
