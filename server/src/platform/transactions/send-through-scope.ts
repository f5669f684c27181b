import { currentScope } from '../database/scope.ts'

/** The part of a Drizzle session that prepares every statement. */
interface Session {
  prepareQuery(...config: unknown[]): Prepared
}
interface Prepared {
  execute(values?: Record<string, unknown>): Promise<unknown>
}
interface Handle {
  _: unknown
}

/**
 * Returns the same database, whose statements are sent in one batch with the writes queued in the request's
 * transaction, and counted in its usage.
 */
export function sendThroughScope<T extends Handle>(db: T): T {
  const { session } = db._ as { session: Session }
  const prepareQuery = session.prepareQuery.bind(session)
  session.prepareQuery = (...config) => {
    const prepared = prepareQuery(...config)
    const execute = prepared.execute.bind(prepared)
    prepared.execute = (values) => {
      const scope = currentScope()
      const send = () => execute(values)
      if (!scope) return send()
      return scope.unitOfWork ? scope.unitOfWork.send(send) : scope.usage.count(send)
    }
    return prepared
  }
  return db
}
