/** The worker role of the shop alone; prints a ready line in the same form as the other processes. */
import { readEnv } from '../../apps/server/src/env.ts'
import { startShop } from '../../apps/server/src/start.ts'

const worker = await startShop(readEnv({ ...process.env, ROLE: 'worker', METRICS_PORT: '0' }))
console.log('http://127.0.0.1:0 ready')
process.on('SIGTERM', () => void worker.stop().then(() => process.exit(0)))
