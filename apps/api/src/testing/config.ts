import type { ApiConfig } from '../deps.ts'

export const testConfig: ApiConfig = {
  mode: 'demo',
  publicUrl: 'http://shop.test',
  trustProxy: 0,
  paymentMethods: ['card', 'pix'],
  paymentProvider: { publishableKey: 'pk_test_local', scriptUrl: null },
  // A busy test machine is not what a test is about, unless it says so.
  maxEventLoopDelayMs: 60_000,
}
