import { timeZone } from '@shop/contract/constants'
import type { ContentDraft } from './content-draft.queries.ts'

const day = new Intl.DateTimeFormat('pt-BR', { timeZone, day: '2-digit', month: '2-digit' })
const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const clock = new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' })

export const versionMoment = (date: Date) => moment.format(date).replace(',', ' às')

/** 'Rascunho salvo às 09:12 · no ar, a versão de 12/11' */
export function draftText(
  { savedAt, versions }: Pick<ContentDraft, 'savedAt' | 'versions'>,
  isDirty: boolean,
) {
  const [newest] = versions
  const live = newest ? `a versão de ${day.format(newest.publishedAt)}` : 'o texto original da loja'
  if (isDirty) return `Alterações não salvas · no ar, ${live}`
  if (savedAt === null) return `No ar, ${live}`
  return `Rascunho salvo às ${clock.format(savedAt)} · no ar, ${live}`
}
