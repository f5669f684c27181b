import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { sendThroughScope } from '../transactions/send-through-scope.ts'
import { withDirectStatements } from './direct-statements.ts'
import type { Db } from './handle.ts'
import { withRowMapping } from './row-mapping.ts'

/** Returns the handle of a pool or of one connection of PostgreSQL. */
export const handleOn = (client: pg.Pool | pg.PoolClient): Db =>
  sendThroughScope(withDirectStatements(withRowMapping(drizzle(client, { casing: 'snake_case' }))))
