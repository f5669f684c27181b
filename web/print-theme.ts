import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeCss } from './theme-css.ts'

// Run after a change to ui/theme.ts: `node web/print-theme.ts`. A test fails while the printed file is stale.
writeFileSync(join(import.meta.dirname, 'ui/mantine-theme.css'), themeCss())
