import { beforeEach, expect, test, vi } from 'vitest'
import { readDeviceTokens, rememberDevice } from './known-device.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})

test('a browser that was never known has nothing to send', () => {
  rememberDevice(undefined)
  expect(readDeviceTokens()).toEqual([])
})

test('the five newest tokens are kept, each once', () => {
  for (const token of ['a', 'b', 'c', 'b', 'd', 'e', 'f']) rememberDevice(token)
  expect(readDeviceTokens()).toEqual(['f', 'e', 'd', 'b', 'c'])
  expect(kept.get('atelier.devices')).toBe('f e d b c')
})

test('what somebody else has written there is cut to what the server takes', () => {
  kept.set('atelier.devices', ' 1 2  3 4 5 6 ')
  expect(readDeviceTokens()).toEqual(['1', '2', '3', '4', '5'])
})
