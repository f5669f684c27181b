/** Creates Payload’s tables, which it does by itself only outside production, and a brand and a talent who can sign in. */
import { getPayload } from 'payload'
import config from './config.js'

const payload = await getPayload({ config })
for (const role of ['brand', 'talent']) {
  const email = `${role}@bench.example`
  const data = { email, password: process.env.PEOPLE_PASSWORD, name: `Bench ${role}`, role }
  await payload.create({ collection: 'people', data })
}
process.exit()
