import { randomBytes, randomUUID } from 'node:crypto'
import { retentionMs, type TimedRetentionKey, timedRetentionKeys } from '@marquee/contract/rules/retention'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { currentEngine, db, inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { onRetention, removeExpiredData, retentionRule } from '../../platform/retention/retention.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { newCampaign } from '../../testing/campaign.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'

let app: TestApp
let operator: Operator
let brand: Person
let talent: Person
let campaignId: string
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app, 'Retaining Operator')
  brand = await newPerson(app, 'brand', 'Retained brand')
  talent = await newPerson(app, 'talent', 'Retained talent')
})
afterAll(() => app.stop())

const DAY_MS = 86_400_000
const read = async (text: string) =>
  inTransaction(systemActor, async () => (await db().execute(sql.raw(text))).rows)
void currentEngine
void newCampaign
void campaignId
