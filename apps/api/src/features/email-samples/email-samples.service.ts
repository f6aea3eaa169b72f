import type { EmailSample } from '@shop/contract/email-samples'
import type { Db } from '../../db/connection.ts'
import type { ApiConfig } from '../../deps.ts'
import type { Email } from '../../emails/layout.ts'
import { samples } from '../../emails/samples/samples.ts'
import { AppError } from '../../lib/app-error.ts'
import { readSender } from '../brand/sender.service.ts'

export async function listSamples(db: Db, { publicUrl }: ApiConfig): Promise<EmailSample[]> {
  const sender = await readSender(db, publicUrl)
  return Object.entries(samples).map(([name, { when, to, write }]) => ({
    ...{ name, when, to },
    subject: write(sender).subject,
  }))
}

export async function readSample(db: Db, { publicUrl }: ApiConfig, name: string): Promise<Email> {
  const sample = new Map(Object.entries(samples)).get(name)
  if (sample === undefined) throw new AppError('not_found')
  return sample.write(await readSender(db, publicUrl))
}
