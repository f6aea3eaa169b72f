import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
}

async function fresh() {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  return { ...(await import('./session-ending.ts')), ...(await import('./session.ts')) }
}

beforeEach(() => stored.clear())

test('calls that fail because of the same ended session wait for one sign-in', async () => {
  const { renewedToken, settleEnding, confirmToken, rememberToken } = await fresh()
  rememberToken('old')
  confirmToken('old')
  const waiting = [renewedToken('old', false), renewedToken('old', true)]
  rememberToken('new')
  settleEnding('new')
  expect(await Promise.all(waiting)).toEqual(['new', 'new'])
  // A late call continues with the new token too.
  expect(await renewedToken('old', true)).toBe('new')
})

test('no sign-in is requested for a session that has been left or replaced meanwhile', async () => {
  const { renewedToken, rememberToken, forgetToken } = await fresh()
  rememberToken('of another account')
  expect(await renewedToken('old', true)).toBeUndefined()
  forgetToken()
  expect(await renewedToken('old', true)).toBeUndefined()
})

test('after declining, the user is prompted again for own actions, not for background fetches', async () => {
  const { renewedToken, settleEnding, confirmToken, rememberToken } = await fresh()
  rememberToken('old')
  confirmToken('old')
  const first = renewedToken('old', false)
  settleEnding(undefined)
  expect(await first).toBeUndefined()
  expect(await renewedToken('old', false)).toBeUndefined()
  const second = renewedToken('old', true)
  settleEnding('new')
  expect(await second).toBe('new')
})

test('after declining and retrying on the page, the user is prompted once more', async () => {
  const { renewedToken, settleEnding, confirmToken, forgetDecline, rememberToken } = await fresh()
  rememberToken('old')
  confirmToken('old')
  const first = renewedToken('old', false)
  settleEnding(undefined)
  expect(await first).toBeUndefined()
  forgetDecline()
  const second = renewedToken('old', false)
  settleEnding('new')
  expect(await second).toBe('new')
})

test('a background fetch with a token that was never confirmed does not prompt for sign-in', async () => {
  const { renewedToken, settleEnding, rememberToken } = await fresh()
  rememberToken('expired')
  expect(await renewedToken('expired', false)).toBeUndefined()
  const renewing = renewedToken('expired', true)
  settleEnding('new')
  expect(await renewing).toBe('new')
})
