import { timeZone } from '@shop/contract/constants'

const hourOf = new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', hourCycle: 'h23', timeZone })
const longDay = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
const shortTime = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone })

export function greetingOf(now: Date) {
  const hour = Number.parseInt(hourOf.format(now), 10)
  if (hour >= 5 && hour < 12) return 'Bom dia'
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite'
}

function dayInWords(now: Date) {
  const text = longDay.format(now)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

interface Moment {
  loading: boolean
  refreshing: boolean
  now: Date
  updatedAt: number
}

/** Read out when it changes, so that a refresh is heard to begin and to end. */
export function noteOf({ loading, refreshing, now, updatedAt }: Moment) {
  if (loading) return 'Carregando painel...'
  if (refreshing) return 'Atualizando painel...'
  const day = dayInWords(now)
  // Nothing has come yet when the answer is from the beginning of time.
  return updatedAt === 0 ? day : `${day} · atualizado às ${shortTime.format(updatedAt)}`
}
