import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedText } from './stored-text.ts'

/** A fake of the browser APIs that this module uses. */
function aBrowser() {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
  return stored
}

function storageEvent(key: string | null) {
  return Object.assign(new Event('storage'), { key })
}

function pageShowEvent(persisted: boolean) {
  return Object.assign(new Event('pageshow'), { persisted })
}

describe('a localStorage entry', () => {
  let stored: Map<string, string>
  beforeEach(() => {
    stored = aBrowser()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('returns the last value written, and nothing after its removal', () => {
    const text = storedText('atelier.token')
    expect(text.read()).toBeUndefined()
    text.write('abc')
    expect(text.read()).toBe('abc')
    expect(stored.get('atelier.token')).toBe('abc')
    text.remove()
    expect(text.read()).toBeUndefined()
  })

  test('notifies the tab that wrote it', () => {
    const text = storedText('atelier.token')
    const listener = vi.fn()
    const leave = text.subscribe(listener)
    text.write('abc')
    text.remove()
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    text.write('def')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('notifies a tab when another tab wrote or cleared it, and of nothing else', () => {
    const listener = vi.fn()
    storedText('atelier.token').subscribe(listener)
    window.dispatchEvent(storageEvent('atelier.token'))
    window.dispatchEvent(storageEvent(null))
    expect(listener).toHaveBeenCalledTimes(2)
    window.dispatchEvent(storageEvent('atelier.cart'))
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('is read again when the page returns from the back/forward cache', () => {
    const listener = vi.fn()
    const leave = storedText('atelier.token').subscribe(listener)
    window.dispatchEvent(pageShowEvent(false))
    expect(listener).not.toHaveBeenCalled()
    window.dispatchEvent(pageShowEvent(true))
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    window.dispatchEvent(pageShowEvent(true))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('is empty where the browser blocks storage', () => {
    const reject = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: reject, setItem: reject, removeItem: reject })
    const text = storedText('atelier.token')
    text.write('abc')
    text.remove()
    expect(text.read()).toBeUndefined()
  })
})
