import './schema-settings.ts'

/** zod with our settings, which have to apply before the first schema is made. The build substitutes it for zod (vite.config.ts). */
export * from 'zod/v4'
