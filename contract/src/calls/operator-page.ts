import { z } from 'zod'
import { id } from '../rules/text.ts'

/** The page where operators read about someone. */
export const operatorPage = z.object({ at: z.enum(['user', 'managed_profile']), id: id() })
