/** Checks one password for each request, with as many argon2 hashes at a time as the product: what sign-ins are compared with. */
import Fastify from 'fastify'
import { checkPassword, hashPassword } from '../server/src/modules/identity/secrets.ts'

const password = 'demo market 2026'
const stored = await hashPassword(password)
const app = Fastify()
app.post('/', async () => ({ isCorrect: await checkPassword(stored, password) }))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
