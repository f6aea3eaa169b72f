const behindUtcHours = 3

/** From 20h to 6h in São Paulo, when banks limit what a person can pay by Pix. */
export function isPixNight(now: Date): boolean {
  const hour = (now.getUTCHours() + 24 - behindUtcHours) % 24
  return hour >= 20 || hour < 6
}
