import { describe, expect, test } from 'vitest'
import { makeResponse } from './cached-response.ts'
import { type RenderedResponse, ResponseCache } from './response-cache.ts'

const MEGABYTE = 1024 * 1024

function aCache({ maxBytes = MEGABYTE, listening = true, timeoutMs = 2_000 } = {}) {
  const clock = { now: 1_000 }
  const midnight = 100_000
  const cache = new ResponseCache({ maxBytes, freshUntil: () => midnight, now: () => clock.now, timeoutMs })
  cache.listening = listening
  return { cache, clock, midnight }
}

const made = (text: string, tags: string[] | null = ['products'], status = 200): RenderedResponse => ({
  cached: makeResponse(status, Buffer.from(text), {}),
  tags,
})
const textOf = (page: { variants: { identity: { body: Buffer } } } | undefined) =>
  page?.variants.identity.body.toString()

/** A render that ends when the test says so. */
function aSlowRender() {
  let finish: (value: RenderedResponse) => void = () => undefined
  const promise = new Promise<RenderedResponse>((resolve) => {
    finish = resolve
  })
  return { render: () => promise, finish }
}

describe('response cache', () => {
  test('200 simultaneous first hits cause exactly one render', async () => {
    const { cache } = aCache()
    let renders = 0
    const resolvePage = () =>
      cache.resolve('/', async () => {
        renders++
        await new Promise((resolve) => setTimeout(resolve, 5))
        return made('home')
      })
    const pages = await Promise.all(Array.from({ length: 200 }, resolvePage))
    expect(renders).toBe(1)
    expect(new Set(pages.map(textOf))).toEqual(new Set(['home']))
    expect(textOf(cache.lookup('/'))).toBe('home')
  })

  test('an invalidated tag drops the pages that depend on it and leaves the others', async () => {
    const { cache } = aCache()
    await cache.resolve('/', async () => made('home', ['products', 'store']))
    await cache.resolve('/sobre', async () => made('about', ['store']))
    cache.invalidate('products')
    expect(cache.lookup('/')).toBeUndefined()
    expect(textOf(cache.lookup('/sobre'))).toBe('about')
  })

  test('a render is not stored when one of its tags was invalidated meanwhile', async () => {
    const { cache } = aCache()
    const slow = aSlowRender()
    const resolving = cache.resolve('/', slow.render)
    cache.invalidate('products')
    slow.finish(made('old'))
    expect(textOf(await resolving)).toBe('old')
    expect(cache.lookup('/')).toBeUndefined()
  })

  test('a render is stored when a tag it does not carry was invalidated meanwhile', async () => {
    const { cache } = aCache()
    const slow = aSlowRender()
    const resolving = cache.resolve('/', slow.render)
    cache.invalidate('reviews:7')
    slow.finish(made('home'))
    await resolving
    expect(textOf(cache.lookup('/'))).toBe('home')
  })

  test('a request after a change is not given a render that began before it', async () => {
    const { cache } = aCache()
    const slow = aSlowRender()
    const before = cache.resolve('/', slow.render)
    cache.invalidate('products')
    const after = cache.resolve('/', async () => made('new'))
    slow.finish(made('old'))
    expect(textOf(await before)).toBe('old')
    expect(textOf(await after)).toBe('new')
    expect(textOf(cache.lookup('/'))).toBe('new')
  })

  test('a render survives changes of data that it does not show: later requests still share it', async () => {
    const { cache } = aCache()
    const slow = aSlowRender()
    const first = cache.resolve('/', slow.render)
    const later: Promise<unknown>[] = []
    for (let sale = 0; sale < 20; sale++) {
      cache.invalidate(`product:${sale}`)
      later.push(cache.resolve('/', () => expect.fail('rendered a second time')))
    }
    slow.finish(made('home', ['products', 'store']))
    expect(textOf(await first)).toBe('home')
    for (const cached of await Promise.all(later)) expect(cached).toBe(cache.lookup('/'))
    expect(cache.counts.made).toBe(1)
  })

  test('many requests after a change of the data being rendered share one new render', async () => {
    const { cache } = aCache()
    const slow = aSlowRender()
    void cache.resolve('/', slow.render)
    cache.invalidate('products')
    const after = Array.from({ length: 50 }, () => cache.resolve('/', async () => made('new')))
    slow.finish(made('old'))
    expect(new Set((await Promise.all(after)).map(textOf))).toEqual(new Set(['new']))
    expect(cache.counts.made).toBe(2)
  })

  test('a page without tags may show anything: a request after a change gets its own render', async () => {
    const { cache } = aCache()
    const slow = aSlowRender()
    const before = cache.resolve('/', slow.render)
    cache.invalidate('product:7')
    const after = cache.resolve('/', async () => made('found', ['product:7']))
    slow.finish(made('not found', null, 404))
    expect(textOf(await before)).toBe('not found')
    expect(textOf(await after)).toBe('found')
  })

  test('entries expire at midnight', async () => {
    const { cache, clock, midnight } = aCache()
    await cache.resolve('/', async () => made('home'))
    clock.now = midnight - 1
    expect(textOf(cache.lookup('/'))).toBe('home')
    clock.now = midnight
    expect(cache.lookup('/')).toBeUndefined()
  })

  test('memory is bounded in bytes and the least used page is evicted first', async () => {
    const { cache } = aCache({ maxBytes: 20_000 })
    for (let page = 0; page < 50; page++) {
      // Random text does not compress, so each page takes about three times its length.
      const text = Array.from({ length: 1_000 }, () => Math.random().toString(36)[2]).join('')
      await cache.resolve(`/produto/${page}`, async () => made(text, [`product:${page}`]))
      expect(cache.bytes).toBeLessThanOrEqual(20_000)
    }
    expect(cache.lookup('/produto/0')).toBeUndefined()
    expect(cache.lookup('/produto/49')).toBeDefined()
  })

  test('a flood of invented addresses leaves neither bytes nor tags behind, and evicts no page that is in use', async () => {
    const { cache } = aCache({ maxBytes: 100_000 })
    await cache.resolve('/', async () => made('home', ['products', 'store']))
    for (let search = 0; search < 3_000; search++) {
      const tags = ['products', `search:${search}`]
      await cache.resolve(`/colecoes?search=${search}`, async () => made('nothing found', tags))
      expect(textOf(cache.lookup('/'))).toBe('home')
    }
    expect(cache.bytes).toBeLessThanOrEqual(100_000)
    // Each response takes at least its overhead, so only a few dozen fit, and no tag outlives its responses.
    expect(cache.tags).toBeLessThan(30)
    cache.invalidate('products')
    expect(cache.lookup('/colecoes?search=2999')).toBeUndefined()
  })

  test('a response larger than the cache is returned, not stored, and leaves no tag', async () => {
    const { cache } = aCache({ maxBytes: 1_000 })
    expect(textOf(await cache.resolve('/', async () => made('home')))).toBe('home')
    expect(cache.lookup('/')).toBeUndefined()
    expect(cache.tags).toBe(0)
  })

  test('a lost connection to the signals drops everything and nothing is stored as fresh until it is back', async () => {
    const { cache } = aCache()
    await cache.resolve('/', async () => made('first'))
    cache.listening = false
    expect(cache.lookup('/')).toBeUndefined()
    expect(textOf(await cache.resolve('/', async () => made('second')))).toBe('second')
    expect(cache.lookup('/')).toBeUndefined()
    cache.listening = true
    await cache.resolve('/', async () => made('third'))
    expect(textOf(cache.lookup('/'))).toBe('third')
  })

  test('a stale page is served when a new one cannot be rendered, and only then', async () => {
    const { cache, clock } = aCache()
    await cache.resolve('/', async () => made('yesterday'))
    cache.listening = false
    const failing = () => cache.resolve('/', () => Promise.reject(new Error('database unavailable')))
    expect(textOf(await failing())).toBe('yesterday')
    expect(textOf(await cache.resolve('/', async () => made('error', null, 503)))).toBe('yesterday')
    clock.now += 61 * 60 * 1000
    await expect(failing()).rejects.toThrow('database unavailable')
  })

  test('a stale page is served while a render takes too long, and the render is stored when it finishes', async () => {
    const { cache } = aCache({ timeoutMs: 10 })
    await cache.resolve('/', async () => made('old'))
    cache.invalidate('products')
    const slow = aSlowRender()
    expect(textOf(await cache.resolve('/', slow.render))).toBe('old')
    expect(textOf(await cache.resolve('/', slow.render))).toBe('old')
    slow.finish(made('new'))
    await expect.poll(() => textOf(cache.lookup('/'))).toBe('new')
  })

  test('without a stale page the slow render is waited for', async () => {
    const { cache } = aCache({ timeoutMs: 10 })
    const slow = aSlowRender()
    const resolving = cache.resolve('/', slow.render)
    setTimeout(() => slow.finish(made('new')), 50)
    expect(textOf(await resolving)).toBe('new')
  })

  test('a page rendered while no changes were received is served stale for an hour as well, not until midnight', async () => {
    const { cache, clock, midnight } = aCache({ listening: false })
    clock.now = midnight - 10 * 60 * 60 * 1000
    await cache.resolve('/', async () => made('unheard'))
    const failing = () => cache.resolve('/', () => Promise.reject(new Error('database unavailable')))
    expect(textOf(await failing())).toBe('unheard')
    clock.now += 61 * 60 * 1000
    await expect(failing()).rejects.toThrow('database unavailable')
  })

  test('a page that must not be stored is rendered for each request', async () => {
    const { cache } = aCache()
    let renders = 0
    const resolvePage = () => cache.resolve('/', async () => made(`render ${++renders}`, null))
    await resolvePage()
    expect(textOf(await resolvePage())).toBe('render 2')
  })

  test('a failed render is not stored', async () => {
    const { cache } = aCache()
    await expect(cache.resolve('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(textOf(await cache.resolve('/', async () => made('home')))).toBe('home')
  })
})
