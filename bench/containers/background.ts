import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that runs until it is stopped. */
export function spawnQuiet(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
  const ended = once(child, 'exit')
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
