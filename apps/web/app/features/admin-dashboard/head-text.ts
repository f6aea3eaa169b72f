import { timeZone } from '@shop/contract/constants'

const hourOf = new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', hourCycle: 'h23', timeZone })
const longDay = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
const shortTime = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone })

export function greetingOf(now: Date) {
  const hour = Number.parseInt(hourOf.format(now), 10)
  if (hour >= 5 && hour < 12) return 'Bom dia'
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite'
}

function formatToday(now: Date) {
  const text = longDay.format(now)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

const counts = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']

/** 'Faltam quatro passos para abrir a loja' */
export function missingText(missing: number) {
  const count = counts[missing - 1] ?? String(missing)
  return `${missing === 1 ? 'Falta um passo' : `Faltam ${count} passos`} para abrir a loja`
}

interface Moment {
  loading: boolean
  refreshing: boolean
  now: Date
  updatedAt: number
}

/** Announced by screen readers when it changes, so that the start and the end of a refresh are heard. */
export function noteOf({ loading, refreshing, now, updatedAt }: Moment) {
  if (loading) return 'Carregando painel...'
  if (refreshing) return 'Atualizando painel...'
  const day = formatToday(now)
  // `updatedAt` is 0 until the first response has arrived.
  return updatedAt === 0 ? day : `${day} · atualizado às ${shortTime.format(updatedAt)}`
}
