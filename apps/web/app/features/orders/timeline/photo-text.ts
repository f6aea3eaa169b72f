import { formatDate } from '@shop/contract/dates'
import type { TimelineItem, TimelinePhoto } from '@shop/contract/order-timeline'

/** 'As flores de renda, uma a uma' and 'Renda e bordado · 14/11/2026'; without a caption the stage is the title. */
export function photoText(photo: TimelinePhoto, item: TimelineItem) {
  const stage = item.stages.find(({ id }) => id === photo.stageId)?.name
  const taken = formatDate(photo.takenAt)
  if (photo.caption === '') return { title: stage ?? item.name, note: taken }
  return { title: photo.caption, note: stage === undefined ? taken : `${stage} · ${taken}` }
}

/** In one line, as the name of the picture. */
export function photoTitle(photo: TimelinePhoto, item: TimelineItem): string {
  const { title, note } = photoText(photo, item)
  return `${title}, ${note}`
}
