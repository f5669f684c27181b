import './schema-settings.ts'

/** zod with our settings, which have to apply before the first schema is made. @public The build substitutes it (vite.config.ts). */
export * from 'zod/v4'
