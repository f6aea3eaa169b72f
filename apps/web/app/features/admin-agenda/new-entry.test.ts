import { saoPauloInstant } from '@shop/contract/calendar-days'
import { expect, test } from 'vitest'
import { emptyEntry, entryBody, entryRules } from './new-entry.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const typed = { ...emptyEntry, name: 'Bia', hour: '10h' }
const check = async (values: Partial<typeof emptyEntry>) =>
  Object.keys((await entryRules({ ...typed, ...values }, undefined, options)).errors)

test('what is missing or wrong is named', async () => {
  expect(await check({})).toEqual([])
  expect(await check({ name: ' ' })).toEqual(['name'])
  expect(
    await check({ hour: '25h', email: 'bia', phone: '12', companions: '99', videoUrl: 'http://a' }),
  ).toEqual(['hour', 'email', 'phone', 'videoUrl', 'companions'])
})

test('a fitting has its item, and no field of another type', () => {
  const type = {
    id: 2,
    name: 'Prova',
    kind: 'fitting',
    description: '',
    minutes: 60,
    bufferMinutes: 15,
    noticeHours: 24,
  } as const
  const values = {
    ...typed,
    itemId: '7',
    fittingName: '2ª prova',
    videoUrl: 'https://a.example',
    roomId: '9',
  }
  const body = entryBody(values, { type, rooms: [{ id: 3 }], day: '2026-11-18' })
  expect(body).toMatchObject({
    itemId: 7,
    fittingName: '2ª prova',
    startsAt: saoPauloInstant('2026-11-18', 600),
  })
  expect(body).not.toHaveProperty('videoUrl')
  expect(body).not.toHaveProperty('roomId')
})
