/** The shop the browser tests visit: the production build on a fresh database with the demo atelier in it. */
import { startDemoShop } from '../bench/lib/demo-shop.ts'
import { databaseName, port } from './port.ts'

const { stop } = await startDemoShop(databaseName, { PORT: String(port) })
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(0)))
}
