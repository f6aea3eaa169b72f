/** The shop in development: pages reload as they are edited, the API restarts with its code. */
import { spawn } from 'node:child_process'

const watched = ['apps/api/src', 'apps/server/src', 'packages/contract/src']
const shop = spawn(
  process.execPath,
  [
    '--env-file-if-exists=.env',
    ...watched.map((path) => `--watch-path=${path}`),
    'apps/server/src/main.ts',
    '--dev',
  ],
  { stdio: 'inherit' },
)
shop.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal))
