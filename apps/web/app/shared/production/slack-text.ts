/** '+4', '0', '−4': working days to spare. */
export function slackText(slack: number): string {
  if (slack === 0) return '0'
  return slack > 0 ? `+${slack}` : `−${-slack}`
}
