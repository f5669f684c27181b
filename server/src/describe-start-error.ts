import { InvalidConfigError } from './config.ts'
import { DataDirInUseError } from './platform/database/lock.ts'
import { isDatabaseGone } from './platform/database/sql-state.ts'

/**
 * Returns why the start failed as a sentence for the operator; null for an unexpected error, which is printed
 * with its stack trace.
 */
export function describeStartError(error: unknown): string | null {
  if (error instanceof InvalidConfigError || error instanceof DataDirInUseError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'Another program uses this port. Set PORT to a free one.'
  if (error instanceof Error && 'code' in error && error.code === 'EACCES')
    return `Marquee may not do this: ${error.message}`
  if (isDatabaseGone(error))
    return 'The database of DATABASE_URL does not answer. Is it running, and is the address right?'
  return null
}
