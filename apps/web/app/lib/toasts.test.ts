import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToastStore } from './toasts.ts'

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const titles = (store: ReturnType<typeof createToastStore>) => store.read().map(({ title }) => title)

  test('a toast without its own duration disappears after five seconds', () => {
    const store = createToastStore()
    store.add({ title: 'A' })
    vi.advanceTimersByTime(4999)
    expect(titles(store)).toEqual(['A'])
    vi.advanceTimersByTime(1)
    expect(titles(store)).toEqual([])
  })

  test('a toast may set its own duration', () => {
    const store = createToastStore()
    store.add({ title: 'A', duration: 8000 })
    vi.advanceTimersByTime(7999)
    expect(titles(store)).toEqual(['A'])
    vi.advanceTimersByTime(1)
    expect(titles(store)).toEqual([])
  })

  test('a toast of infinite duration stays until it is closed', () => {
    const store = createToastStore()
    const id = store.add({ title: 'A', duration: Number.POSITIVE_INFINITY })
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    store.pause()
    store.resume()
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(titles(store)).toEqual(['A'])
    store.dismiss(id)
    expect(titles(store)).toEqual([])
  })

  test('a fourth toast removes the oldest', () => {
    const store = createToastStore()
    for (const title of ['A', 'B', 'C', 'D']) store.add({ title })
    expect(titles(store)).toEqual(['B', 'C', 'D'])
  })

  test('a pause stops every timer, and each resumes with its remaining time', () => {
    const store = createToastStore()
    store.add({ title: 'A' })
    vi.advanceTimersByTime(3000)
    store.add({ title: 'B' })
    store.pause()
    vi.advanceTimersByTime(60_000)
    expect(titles(store)).toEqual(['A', 'B'])
    store.resume()
    vi.advanceTimersByTime(2000)
    expect(titles(store)).toEqual(['B'])
    vi.advanceTimersByTime(3000)
    expect(titles(store)).toEqual([])
  })

  test('a toast added during a pause starts its timer when the pause ends', () => {
    const store = createToastStore()
    store.pause()
    store.add({ title: 'A' })
    vi.advanceTimersByTime(60_000)
    expect(titles(store)).toEqual(['A'])
    store.resume()
    vi.advanceTimersByTime(5000)
    expect(titles(store)).toEqual([])
  })

  test('listeners are notified of every change until they unsubscribe', () => {
    const store = createToastStore()
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.dismiss(store.add({ title: 'A' }))
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    store.add({ title: 'B' })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('only errors are destructive, and the server renders no toasts', () => {
    const store = createToastStore()
    store.add({ title: 'A' })
    store.add({ title: 'B', variant: 'destructive' })
    expect(store.read().map(({ variant }) => variant)).toEqual(['default', 'destructive'])
    expect(store.readOnServer()).toEqual([])
  })
})
