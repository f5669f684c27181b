/** The smallest server on the same libraries: Fastify with its log and one statement through pg. */
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify({ logger: true })
app.get('/', async () => (await pool.query('select 1 as one')).rows[0])
await pool.query('select 1')
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
