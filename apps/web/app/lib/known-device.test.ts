import { beforeEach, expect, test, vi } from 'vitest'
import { readDeviceTokens, rememberDevice } from './known-device.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
})

test('a browser without stored tokens has nothing to send', () => {
  rememberDevice(undefined)
  expect(readDeviceTokens()).toEqual([])
})

test('the five newest tokens are stored, each once', () => {
  for (const token of ['a', 'b', 'c', 'b', 'd', 'e', 'f']) rememberDevice(token)
  expect(readDeviceTokens()).toEqual(['f', 'e', 'd', 'b', 'c'])
  expect(stored.get('atelier.devices')).toBe('f e d b c')
})

test('foreign content in the storage entry is cut to the number of tokens the server accepts', () => {
  stored.set('atelier.devices', ' 1 2  3 4 5 6 ')
  expect(readDeviceTokens()).toEqual(['1', '2', '3', '4', '5'])
})
