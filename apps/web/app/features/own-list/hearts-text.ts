/** '3 corações', '1 coração', 'ainda sem corações' */
export function heartsText(count: number): string {
  if (count === 0) return 'ainda sem corações'
  return count === 1 ? '1 coração' : `${count} corações`
}
