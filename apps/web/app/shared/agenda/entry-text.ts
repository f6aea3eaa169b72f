import { type AgendaEntry } from '@shop/contract/agenda'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { formOfAddress } from '@shop/contract/form-of-address'

type Named = Pick<AgendaEntry, 'kind' | 'name' | 'companions' | 'fittingName'>

const kindTexts = { visit: 'Visita', fitting: 'Prova', video: 'Vídeo' } as const

/** '10h00' in São Paulo. */
export function clockText(instant: Date): string {
  const minutes = minuteOfDay(instant)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}h${String(minutes % 60).padStart(2, '0')}`
}

/** How many minutes into its day an instant is. */
export function minuteOfDay(instant: Date): number {
  return Math.round((instant.getTime() - Date.parse(`${saoPauloDay(instant)}T00:00:00-03:00`)) / 60_000)
}

/** 'Sônia +2': with those who come along. */
export function personText({ name, companions }: Pick<Named, 'name' | 'companions'>): string {
  const who = formOfAddress(name)
  return companions > 0 ? `${who} +${companions}` : who
}

/** '2ª prova', 'Visita', 'Vídeo'. */
export function kindText({ kind, fittingName }: Pick<Named, 'kind' | 'fittingName'>): string {
  return kind === 'fitting' && fittingName !== null && fittingName !== '' ? fittingName : kindTexts[kind]
}

/** '2ª prova · Sônia'. */
export function titleText(entry: Named): string {
  return `${kindText(entry)} · ${personText(entry)}`
}

/** '2ª prova da Angélica', 'visita'. */
export function whatText({ productName, ...entry }: Named & Pick<AgendaEntry, 'productName'>): string {
  const kind = kindText(entry)
  return productName === null ? kind : `${kind} · ${productName}`
}
