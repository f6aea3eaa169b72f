/** The hours of the atelier: what the shop promises from, and what the owner plans. */
import { day } from './codecs.ts'
import type { Endpoint } from './endpoint.ts'
import { optionalText } from './fields.ts'
import { publicPlanTerms } from './payment-plan-settings.ts'
import { storeNumbers } from './saved-store-numbers.ts'
import { z } from './zod.ts'

const weekMinutes = z.int().min(0).max(60_000)
const count = (most: number) => z.int().min(0).max(most)
const monday = day.refine((text) => new Date(text).getUTCDay() === 1, 'Informe a segunda-feira da semana.')

export const scheduleSettings = z.object({
  /** Minutes of a usual week. Never none: the shop could promise nothing. */
  weeklyMinutes: weekMinutes.min(240, 'Informe ao menos 4 horas por semana.'),
  /** Working days between ready and sent that the promise leaves for what goes wrong. */
  marginDays: count(60),
  /** Working days of the carrier. */
  shipDays: z
    .object({ min: count(60), max: count(60) })
    .refine(({ min, max }) => min <= max, 'O maior prazo de envio vem depois do menor.'),
  /** Calendar days before the wedding: later than the first is too late, later than the second is tight. */
  safetyDays: count(180),
  tightDays: count(365),
})

export const defaultSchedule: z.output<typeof scheduleSettings> = {
  weeklyMinutes: 3_600,
  marginDays: 5,
  shipDays: { min: 2, max: 5 },
  safetyDays: 15,
  tightDays: 30,
}

/** Without names: visitors read it. */
export const publicSchedule = z.object({
  ...scheduleSettings.shape,
  /** The day in São Paulo on which it was computed. */
  asOf: day,
  /** Free minutes, rounded down to four hours, of the weeks in which not all are free. */
  weeks: z.array(z.object({ week: day, freeMinutes: z.int() })),
  plans: z.array(z.object({ id: z.int(), minutes: z.int(), days: z.int() })),
  closedDays: z.array(day),
  /** Of what has no plan. */
  deliveryDays: storeNumbers.shape.deliveryDays.optional(),
  /** When deposit and parts are offered. */
  paymentPlan: publicPlanTerms,
})

const capacityWeek = z.object({
  week: day,
  minutes: z.int(),
  bookedMinutes: z.int(),
  /** Null for a usual week; may be empty for one that differs. */
  note: z.string().nullable(),
})

export const capacity = z.object({
  settings: scheduleSettings,
  asOf: day,
  /** The next twelve, beginning with the current one, then later ones that differ. */
  weeks: z.array(capacityWeek),
  version: z.int(),
})

export const schedule = {
  read: {
    method: 'GET',
    path: '/api/schedule',
    access: 'anyone',
    summary: 'Free hours, plans and terms: what a browser needs to compute a delivery promise',
    response: publicSchedule,
  },
  capacity: {
    method: 'GET',
    path: '/api/production/capacity',
    access: 'admin',
    summary: 'The weeks of the atelier with their hours and what is booked of them',
    response: capacity,
  },
  save: {
    method: 'PUT',
    path: '/api/schedule',
    access: 'admin',
    summary: 'Save the usual week, the terms of the promise and the weeks that differ; promises made stay',
    body: z.object({
      settings: scheduleSettings.refine(
        ({ safetyDays, tightDays }) => safetyDays <= tightDays,
        'O prazo apertado começa antes do prazo de segurança.',
      ),
      exceptions: z.array(z.object({ week: monday, minutes: weekMinutes, note: optionalText(120) })).max(160),
      version: z.int().optional(),
    }),
    response: capacity,
  },
} as const satisfies Record<string, Endpoint>

export type ScheduleSettings = z.output<typeof scheduleSettings>
export type PublicSchedule = z.output<typeof publicSchedule>
export type Capacity = z.output<typeof capacity>
