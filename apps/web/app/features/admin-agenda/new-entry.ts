import { zodResolver } from '@hookform/resolvers/zod'
import { type AgendaSettings, agenda, type NewAgendaEntry } from '@shop/contract/agenda'
import { mostCompanions } from '@shop/contract/appointment-facts'
import { saoPauloInstant } from '@shop/contract/calendar-days'
import { z } from '@shop/contract/zod'
import { readHour, wrongHour } from '~/shared/agenda/typed-hour.ts'

/** As typed; an empty field has no value. */
export const emptyEntry = {
  ...{ typeId: '', day: '', hour: '', roomId: '', itemId: '', itemText: '', fittingName: '' },
  ...{ name: '', phone: '', email: '', companions: '', weddingOn: '', videoUrl: '', note: '' },
}
export type NewEntryValues = typeof emptyEntry

const { name, email, phone, videoUrl } = agenda.create.body.shape
const orEmpty = (schema: z.ZodType) =>
  z.string().superRefine((text, context) => {
    const { error } = text.trim() === '' ? {} : schema.safeParse(text)
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
  })
const { typeId, day, roomId, itemId, itemText, fittingName, weddingOn, note } = Object.fromEntries(
  Object.keys(emptyEntry).map((key) => [key, z.string()]),
) as Record<keyof NewEntryValues, z.ZodString>

export const entryRules = zodResolver(
  z.object({
    ...{ typeId, day, roomId, itemId, itemText, fittingName, weddingOn, note },
    name: z.string().refine((text) => name.safeParse(text).success, 'Informe o nome.'),
    hour: z.string().refine((text) => readHour(text) !== undefined, wrongHour),
    email: orEmpty(email),
    phone: orEmpty(phone),
    videoUrl: orEmpty(videoUrl),
    companions: z
      .string()
      .refine(
        (text) => /^\d*$/.test(text.trim()) && Number(text) <= mostCompanions,
        `No máximo ${mostCompanions}.`,
      ),
  }),
)

interface Choice {
  type: AgendaSettings['types'][number]
  /** Of the type's kind: a room that was chosen for another type is none. */
  rooms: readonly { id?: number | undefined }[]
  /** Where none was typed. */
  day: string
}

export function entryBody(values: NewEntryValues, { type, rooms, day: proposed }: Choice): NewAgendaEntry {
  const isFitting = type.kind === 'fitting'
  const room = rooms.find(({ id }) => String(id) === values.roomId)?.id
  const itemNumber = Number(values.itemId)
  return {
    typeId: type.id ?? 0,
    startsAt: saoPauloInstant(values.day || proposed, readHour(values.hour) ?? 0),
    name: values.name,
    email: values.email.trim() || null,
    phone: values.phone.trim() || null,
    companions: Number(values.companions || 0),
    weddingOn: values.weddingOn || null,
    note: values.note || null,
    ...(room !== undefined && { roomId: room }),
    ...(type.kind === 'video' && values.videoUrl.trim() !== '' && { videoUrl: values.videoUrl.trim() }),
    ...(isFitting && itemNumber > 0 && { itemId: itemNumber }),
    ...(isFitting && values.fittingName.trim() !== '' && { fittingName: values.fittingName }),
  }
}
