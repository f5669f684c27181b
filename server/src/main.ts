import { buildApp } from './app.ts'
import { BadSettings, readConfig } from './config.ts'
import { FolderInUse } from './platform/database/lock.ts'

try {
  const house = await buildApp(readConfig(process.env))
  const address = await house.start()
  console.log(`Marquee is open at ${address}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void house.stop().then(() => process.exit(0)))
} catch (error) {
  if (!(error instanceof BadSettings || error instanceof FolderInUse)) throw error
  console.error(error.message)
  process.exit(1)
}
