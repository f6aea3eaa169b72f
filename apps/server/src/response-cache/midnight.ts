const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const DAY_MS = 24 * 60 * 60 * 1000

/** The next midnight in São Paulo: pages show delivery dates counted from today, so none may outlive its day. */
export function nextMidnight(now: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(now).split(':').map(Number)
  const sinceMidnight = ((hours * 60 + minutes) * 60 + seconds) * 1000 + (now % 1000)
  return now + DAY_MS - sinceMidnight
}
