import type { ApiConfig } from '@shop/api/deps'

export const testConfig: ApiConfig = {
  mode: 'demo',
  publicUrl: 'http://shop.test',
  trustProxy: 0,
  paymentMethods: ['card', 'pix'],
  paymentProvider: { publishableKey: 'pk_test_local', scriptUrl: null },
  // Tests must not fail because the machine is busy, unless they are about that.
  maxEventLoopDelayMs: 60_000,
}
