import type { Appointment } from '@shop/contract/appointments'

/** What the page of an appointment is about. `late`: only the atelier can change it. */
export type ShownState = 'open' | 'late' | 'over' | 'done' | 'missed' | 'cancelled'

type Times = Pick<Appointment, 'state' | 'endsAt' | 'changeableUntil'>

export function shownState({ state, endsAt, changeableUntil }: Times, now: Date): ShownState {
  if (state !== 'booked' && state !== 'confirmed') return state
  // The atelier has not said yet whether she came.
  if (endsAt <= now) return 'over'
  return changeableUntil <= now ? 'late' : 'open'
}

/** 'Você vem, ', 'Esperamos você, ': the name follows in italics. */
export function titleOf(shown: ShownState, isConfirmed: boolean): { before: string; after: string } {
  if (shown === 'cancelled') return { before: 'Encontro cancelado, ', after: '' }
  if (shown === 'missed') return { before: 'Sentimos sua falta, ', after: '' }
  if (shown === 'done' || shown === 'over') return { before: 'Obrigada pelo encontro, ', after: '' }
  return isConfirmed ? { before: 'Esperamos você, ', after: '' } : { before: 'Você vem, ', after: '?' }
}

/** 'Uma hora', 'Meia hora', '45 minutos', 'Uma hora e meia'. */
export function durationText({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>): string {
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)
  const known: Record<number, string> = {
    30: 'Meia hora',
    60: 'Uma hora',
    90: 'Uma hora e meia',
    120: 'Duas horas',
  }
  return known[minutes] ?? `${minutes} minutos`
}

/** What to bring, by what she comes for. */
export function thingsToBring({ kind, heelMm }: Pick<Appointment, 'kind' | 'heelMm'>): string[] {
  if (kind === 'video') {
    return ['Fotos dos vestidos de que você gosta', 'Uma fita métrica, se tiver uma em casa']
  }
  if (kind === 'visit') {
    return ['Fotos dos vestidos de que você gosta', 'Um sutiã sem alças e um sapato de salto, se já tiver']
  }
  const heel =
    heelMm === null ? '' : `, com o salto de ${String(heelMm / 10).replace('.', ',')} cm da sua ficha`
  return [`O sutiã e o sapato do dia${heel}`, 'O véu, se já estiver com você']
}

/** '2ª prova da Açucena' without its article: '2ª prova · Açucena'. */
export function eyebrowOf({
  fittingName,
  typeName,
  productName,
}: Pick<Appointment, 'fittingName' | 'typeName' | 'productName'>): string {
  return [fittingName ?? typeName, productName].filter(Boolean).join(' · ')
}
