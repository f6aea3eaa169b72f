import type { DeliveryWindow } from '@shop/contract/dates'
import { dayAndMonth, shortDay } from '@shop/contract/format-days'
import { daysBetween } from '@shop/contract/measures-due'
import type { Arrival } from '@shop/contract/wedding'
import { formatDelivery } from './delivery-text.ts'

/** '24 dez a 7 jan', '18 a 25 nov'. */
export function shortWindow({ from, to }: DeliveryWindow): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const first = isOneMonth ? shortDay(from).replace(/ .*/, '') : shortDay(from)
  return `${first} a ${shortDay(to)}`
}

/** '23 dias antes do casamento', '5 dias depois do casamento', 'no dia do casamento'. */
export function beforeWedding(day: string, weddingOn: string): string {
  const days = daysBetween(day, weddingOn)
  if (days === 0) return 'no dia do casamento'
  const count = Math.abs(days) === 1 ? '1 dia' : `${Math.abs(days)} dias`
  return `${count} ${days > 0 ? 'antes' : 'depois'} do casamento`
}

export const headlines: Record<Exclude<Arrival, 'late'>, string> = {
  early: 'Chega com folga.',
  tight: 'Chega, mas é apertado.',
}

/** 'Entre 24 de dezembro e 7 de janeiro, 72 dias antes do casamento.' */
export function arrivalSentence(window: DeliveryWindow, weddingOn: string): string {
  const text = formatDelivery(window)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}, ${beforeWedding(window.to, weddingOn)}.`
}

/** 'Chegaria até 7 de janeiro, 2 dias depois do casamento.' What comes before it and still is late gets the reason. */
export function lateSentence({ to }: DeliveryWindow, weddingOn: string): string {
  const reason = to < weddingOn ? ': perto demais para a última prova e os ajustes' : ''
  return `Chegaria até ${dayAndMonth(to)}, ${beforeWedding(to, weddingOn)}${reason}.`
}
