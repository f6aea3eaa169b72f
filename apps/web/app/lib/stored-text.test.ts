import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedText } from './stored-text.ts'

/** What a browser gives a page, as far as this module looks at it. */
function aBrowser() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
  return kept
}

function storageEvent(key: string | null) {
  return Object.assign(new Event('storage'), { key })
}

function pageShowEvent(persisted: boolean) {
  return Object.assign(new Event('pageshow'), { persisted })
}

describe('a text in local storage', () => {
  let kept: Map<string, string>
  beforeEach(() => {
    kept = aBrowser()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('is what was written last, and nothing after its removal', () => {
    const text = storedText('atelier.token')
    expect(text.read()).toBeUndefined()
    text.write('abc')
    expect(text.read()).toBe('abc')
    expect(kept.get('atelier.token')).toBe('abc')
    text.remove()
    expect(text.read()).toBeUndefined()
  })

  test('tells the tab that wrote it', () => {
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

  test('tells a tab of what another tab wrote or cleared, and of nothing else', () => {
    const listener = vi.fn()
    storedText('atelier.token').subscribe(listener)
    window.dispatchEvent(storageEvent('atelier.token'))
    window.dispatchEvent(storageEvent(null))
    expect(listener).toHaveBeenCalledTimes(2)
    window.dispatchEvent(storageEvent('atelier.cart'))
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('is looked at again when the page comes back from the back/forward cache', () => {
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

  test('is empty where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const text = storedText('atelier.token')
    text.write('abc')
    text.remove()
    expect(text.read()).toBeUndefined()
  })
})
