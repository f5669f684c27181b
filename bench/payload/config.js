/**
 * Payload with Marquee’s campaigns: the same fields, with drafts, people who sign in, and access rules. It is plain JavaScript,
 * because its packages are not the project’s. Where Payload offers a choice, this file takes the cheaper one: lists inside a
 * campaign are `json` fields instead of tables of their own, and there are no GraphQL calls, no telemetry and no request log.
 */
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'

const isBrand = ({ req }) => req.user?.role === 'brand'

/** Brands read their own campaigns, talents those that are published and public. */
const readable = ({ req }) => {
  if (!req.user) return false
  if (isBrand({ req })) return { brand: { equals: req.user.id } }
  return { _status: { equals: 'published' }, visibility: { equals: 'public' } }
}

const people = {
  slug: 'people',
  auth: true,
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'role', type: 'select', options: ['brand', 'talent'], required: true },
  ],
}

const datePublished = ({ data }) =>
  data._status === 'published' ? { ...data, publishedAt: new Date().toISOString() } : data

const select = (name, options) => ({ name, type: 'select', options, required: true })
const amount = (name) => ({ name, type: 'number', min: 0, required: true })

const campaigns = {
  slug: 'campaigns',
  versions: { drafts: true },
  access: { read: readable, create: isBrand },
  hooks: { beforeChange: [datePublished] },
  fields: [
    { name: 'brand', type: 'relationship', relationTo: 'people', defaultValue: ({ user }) => user?.id },
    select('visibility', ['public', 'invite']),
    { name: 'title', type: 'text', required: true },
    select('objective', ['awareness', 'content', 'sales', 'launch']),
    { name: 'summary', type: 'textarea' },
    { name: 'productName', type: 'text' },
    { name: 'productUrl', type: 'text' },
    { name: 'product', type: 'json' },
    select('payModel', ['fixed', 'range', 'gifted']),
    amount('feeMin'),
    amount('feeMax'),
    amount('budget'),
    select('currency', ['GBP', 'EUR', 'USD']),
    amount('places'),
    { name: 'placesTaken', type: 'number', defaultValue: 0 },
    { name: 'deliverables', type: 'json' },
    { name: 'rights', type: 'json' },
    { name: 'exclusivity', type: 'json' },
    { name: 'mustInclude', type: 'textarea' },
    { name: 'mustAvoid', type: 'textarea' },
    { name: 'typeIds', type: 'json' },
    { name: 'questions', type: 'json' },
    { name: 'applyBy', type: 'date' },
    { name: 'coverUrl', type: 'text' },
    { name: 'publishedAt', type: 'date', index: true },
  ],
}

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET,
  collections: [people, campaigns],
  admin: { user: people.slug },
  db: postgresAdapter({
    pool: { connectionString: process.env.DATABASE_URL, max: 10 },
    schemaName: 'payload',
    idType: 'uuid',
  }),
  graphQL: { disable: true },
  telemetry: false,
  typescript: { autoGenerate: false },
})
