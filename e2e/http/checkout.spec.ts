import { expect, test } from './fixtures.ts'

test('only the checkout’s own document allows the payment provider', async ({ open }) => {
  const policyOf = async (path: string) => (await open(path)).headers['content-security-policy'] ?? ''
  expect(await policyOf('/checkout')).toMatch(/frame-src http:\/\/127\.0\.0\.1:\d+;/)
  for (const path of ['/', '/colecoes', '/produto/1', '/carrinho', '/login', '/conta']) {
    const policy = await policyOf(path)
    expect(policy, path).toContain("default-src 'self'")
    expect(policy, path).not.toContain('frame-src')
    expect(policy, path).not.toMatch(/https?:/)
  }
})
