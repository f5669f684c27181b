import { config } from 'zod'

// The content policy forbids building code from text; zod would try it once and leave an error in the console.
config({ jitless: true })
