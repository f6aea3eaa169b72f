import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/**
 * Redis is only used for counting and the shop works without it, so nothing here may block: no offline queue, one try,
 * and a response within 40 ms or the caller counts by itself. The next caller does not wait again: a connection that
 * timed out is dropped, and is ready again only when Redis responds.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    connectTimeout: 500,
    commandTimeout: 40,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  })
  const send = redis.sendCommand.bind(redis)
  redis.sendCommand = (...call) => {
    const response = send(...call)
    if (response instanceof Promise)
      response.catch((error: unknown) => isTimeout(error) && redis.disconnect(true))
    return response
  }
  let unavailable = false
  redis.on('error', (error: unknown) => {
    if (!unavailable) log.warn({ err: error }, 'redis is unavailable: limits are counted in this process')
    unavailable = true
  })
  redis.on('ready', () => {
    if (unavailable) log.info('redis is available again')
    unavailable = false
  })
  return redis
}

/** The message that ioredis uses. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Command timed out'
}
