// Ends with 0 when the server at POSTGRES_URL lets us in. Plain script: it runs on whatever Node the machine has.
const { Client } = require('pg')

const client = new Client({ connectionString: process.env.POSTGRES_URL, connectionTimeoutMillis: 3000 })
client
  .connect()
  .then(() => client.end())
  .catch(() => process.exit(1))
