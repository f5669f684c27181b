import { fileURLToPath } from 'node:url'

/** The folder of numbered SQL files, for both engines. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Key of the advisory lock under which one node migrates or seeds while the others wait. */
export const startLock = 7_281_905
