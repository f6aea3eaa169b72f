/**
 * When the event loop lags, every request in the process is late; accepting more makes all of them fail. Above the
 * limit new requests get a 503 immediately, and those already accepted are finished.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../lib/app-error.ts'

const RESOLUTION_MS = 20
const SAMPLE_MS = 500
// One late sample may be a big page or garbage collection; two in a row are overload.
const SAMPLES_THAT_COUNT = 2
const RETRY_AFTER_SECONDS = 5

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Probes must work most of all when the process is busy. */
    neverShed?: true
  }
}

export function shedLoad(app: FastifyInstance, maxEventLoopDelayMs: number) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let lateSamples = 0
  const sampler = setInterval(() => {
    const lagMs = delay.mean / 1e6 - RESOLUTION_MS
    lateSamples = lagMs > maxEventLoopDelayMs ? lateSamples + 1 : 0
    delay.reset()
  }, SAMPLE_MS)
  sampler.unref()

  app.addHook('onRequest', async (request) => {
    if (lateSamples < SAMPLES_THAT_COUNT || request.routeOptions.config.neverShed) return
    // An accepted page is finished: without its calls it would be rendered for nothing.
    if (request.origin === 'page') return
    throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  })
  app.addHook('onClose', async () => {
    clearInterval(sampler)
    delay.disable()
  })
}
