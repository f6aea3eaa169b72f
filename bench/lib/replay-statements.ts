/**
 * Replays the recorded statements of orders with the bare driver at full speed, with one connection for each recorded
 * order. Prints orders per second and the CPU time of one.
 */
import pg from 'pg'
import { chosenAnew, newUuids, readStatements, replay } from './statements.ts'

const [url = '', seconds = '1', ...files] = process.argv.slice(2)

const clients = await Promise.all(
  files.map(async (file) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return { client, statements: readStatements(file) }
  }),
)
const cpu = process.cpuUsage()
const began = performance.now()
const end = began + Number(seconds) * 1000
let orders = 0

await Promise.all(
  clients.map(async ({ client, statements }) => {
    const anew = chosenAnew(statements)
    while (performance.now() < end) {
      await replay(client, statements, newUuids(anew))
      orders++
    }
    await client.end()
  }),
)
const { user, system } = process.cpuUsage(cpu)
const rate = (orders / (performance.now() - began)) * 1000
console.log(JSON.stringify({ rate, cpuMs: (user + system) / 1000 / orders }))
