import { currentScope } from '../database/scope.ts'

/** The part of a Drizzle session that makes every statement. */
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
 * The same database, whose statements first send what is queued in the transaction of their request, as one batch with them, and are
 * counted in its usage.
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
