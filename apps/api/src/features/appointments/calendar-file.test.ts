import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, eventFile, feedFile } from './calendar-file.ts'

const source = {
  publicUrl: 'https://flordelis.example',
  profile: { name: 'Ateliê Flor de Lis', email: 'contato@exemplo.test' },
  now: new Date('2026-11-16T12:00:00Z'),
}
const booked: CalendarEvent = {
  uid: '6f0a3c6e-8a7b-4d6e-9a53-2f4f0f7a1c11',
  sequence: 0,
  startsAt: new Date('2026-11-25T13:00:00Z'),
  endsAt: new Date('2026-11-25T14:00:00Z'),
  summary: '2ª prova · Açucena · Ateliê Flor de Lis',
  location: 'Rua das Acácias, 120, Jardim Paulista, São Paulo, SP',
  description: 'Para remarcar ou cancelar, abra o link do e-mail.',
  isCancelled: false,
}
const startsAt = new Date('2026-11-26T17:30:00Z')
const moved = { ...booked, sequence: 1, startsAt, endsAt: new Date('2026-11-26T18:30:00Z') }
const cancelled = { ...moved, sequence: 2, isCancelled: true }

const golden = (name: string) => readFileSync(new URL(`calendar-files/${name}.ics`, import.meta.url), 'utf8')

function parsed(text: string) {
  const calendar = ICAL.Component.fromString(text)
  const events = calendar.getAllSubcomponents('vevent')
  return { calendar, events: events.map((one) => new ICAL.Event(one)) }
}

describe.each<[string, CalendarEvent, string, string]>([
  ['booked', booked, 'PUBLISH', 'CONFIRMED'],
  ['moved', moved, 'PUBLISH', 'CONFIRMED'],
  ['cancelled', cancelled, 'CANCEL', 'CANCELLED'],
])('the file of an appointment that is %s', (name, event, method, status) => {
  const text = eventFile(source, event)

  test('is the golden one', () => {
    expect(text).toBe(golden(name))
  })

  test('is read back with the same id, the version, and the method that calendars act by', () => {
    const { calendar, events } = parsed(text)
    const [only] = events
    expect(calendar.getFirstPropertyValue('method')).toBe(method)
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(only?.uid).toBe(`${booked.uid}@flordelis.example`)
    expect(only?.sequence).toBe(event.sequence)
    expect(only?.component.getFirstPropertyValue('status')).toBe(status)
    expect(only?.startDate.toJSDate()).toEqual(event.startsAt)
    expect(only?.endDate.toJSDate()).toEqual(event.endsAt)
    expect([only?.summary, only?.location, only?.description]).toEqual([
      event.summary,
      event.location,
      event.description,
    ])
    expect(only?.component.getFirstPropertyValue('organizer')).toBe('mailto:contato@exemplo.test')
    const alarms = only?.component.getAllSubcomponents('valarm') ?? []
    const triggers = alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
    expect(triggers).toEqual(event.isCancelled ? [] : ['-PT15M'])
  })
})

describe('RFC 5545', () => {
  test('every line ends with CRLF, and there is no other line break', () => {
    for (const event of [booked, cancelled]) {
      const text = eventFile(source, event)
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    }
  })

  test('lines are folded at 75 octets, never inside a letter with an accent, and read back whole', () => {
    const long = { summary: 'çã'.repeat(90), location: `${'é'.repeat(40)}, "Sala 1"; ${'👰'.repeat(30)}` }
    const text = eventFile(source, { ...booked, ...long, description: 'uma linha\noutra; e, mais\\' })
    const lines = Buffer.from(text).toString('latin1').split('\r\n')
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75)
    expect(lines.length).toBeGreaterThan(20)
    expect(text).not.toContain('\uFFFD')
    const [only] = parsed(text).events
    expect([only?.summary, only?.location]).toEqual([long.summary, long.location])
    expect(only?.description).toBe('uma linha\noutra; e, mais\\')
  })

  test('what somebody typed cannot add a line of its own', () => {
    const [only] = parsed(
      eventFile(source, { ...booked, summary: 'Ana\r\nATTENDEE:mailto:outra@exemplo.test' }),
    ).events
    expect(only?.component.getFirstPropertyValue('attendee')).toBeNull()
  })
})

test('a call has the address of the conversation', () => {
  const url = 'https://video.example/lis'
  const [only] = parsed(eventFile(source, { ...booked, location: url, url })).events
  expect([only?.location, only?.component.getFirstPropertyValue('url')]).toEqual([url, url])
})

test('an atelier without an e-mail is not named as the one who invites', () => {
  const text = eventFile({ ...source, profile: { name: 'Ateliê', email: null } }, booked)
  expect(text).not.toContain('ORGANIZER')
})

test('a feed has many, and says how often to read it', () => {
  const { calendar, events } = parsed(feedFile(source, 'Agenda', [booked, { ...cancelled, uid: 'outro' }]))
  expect(events.map(({ sequence }) => sequence)).toEqual([0, 2])
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
})
