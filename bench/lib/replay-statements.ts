/**
 * Replays the recorded statements of orders with the bare driver at full speed, with one connection for each recorded
 * order. Prints orders per second and the CPU time of one.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { chosenAnew, chosenByDatabase, readStatements, replaced, type Statement } from './statements.ts'

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
      await replay(client, statements, anew)
      orders++
    }
    await client.end()
  }),
)
const { user, system } = process.cpuUsage(cpu)
const rate = (orders / (performance.now() - began)) * 1000
console.log(JSON.stringify({ rate, cpuMs: (user + system) / 1000 / orders }))

async function replay(client: pg.Client, statements: readonly Statement[], anew: readonly string[]) {
  const places = new Map(anew.map((was) => [was, randomUUID() as string]))
  for (const one of statements) {
    const values = one.values.map((value) => replaced(value, places))
    const { rows } = await client.query<Record<string, unknown>>(one.text, values)
    for (const [column, was] of chosenByDatabase(one)) places.set(was, String(rows[0]?.[column]))
  }
}
