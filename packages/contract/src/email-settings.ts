/** What the owner decides about the emails of her shop. */
import type { Endpoint } from './endpoint.ts'
import { line, text } from './fields.ts'
import { z } from './zod.ts'

export const emailSettingsLimits = { senderName: 60, greeting: 24, closing: 200 } as const

export const emailSettings = z.object({
  /** In the inbox; null: the shop's name. */
  senderName: line(emailSettingsLimits.senderName)
    // Part of a header that mail programs show: an address in it would look like the sender's.
    .refine((name) => !/[<>@"]/.test(name), 'Escreva só o nome, sem endereço.')
    .nullable(),
  /** Before the recipient's first name. */
  greeting: line(emailSettingsLimits.greeting),
  /** Below every text to a customer; null: none. */
  closing: text(emailSettingsLimits.closing).nullable(),
})

export type EmailSettings = z.output<typeof emailSettings>

export const defaultEmailSettings: EmailSettings = { senderName: null, greeting: 'Olá', closing: null }

export const emailSettingsCalls = {
  read: {
    method: 'GET',
    path: '/api/email-settings',
    access: 'admin',
    summary: 'Who sends the emails of the shop, how they greet and how they close',
    response: emailSettings,
  },
  save: {
    method: 'PUT',
    path: '/api/email-settings',
    access: 'admin',
    summary: 'Save who sends the emails of the shop, how they greet and how they close',
    body: emailSettings,
    response: emailSettings,
  },
} as const satisfies Record<string, Endpoint>
