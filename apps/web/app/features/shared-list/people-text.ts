export function peopleText(count: number): string {
  if (count === 0) return 'Toque no coração das peças de que gostar'
  return count === 1 ? '1 pessoa já passou por aqui' : `${count} pessoas já passaram por aqui`
}
