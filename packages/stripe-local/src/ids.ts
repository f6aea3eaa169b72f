import { randomUUID } from 'node:crypto'

export function newId(prefix: string): string {
  return `${prefix}_3${randomUUID().replaceAll('-', '').slice(0, 24)}`
}

export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomUUID().replaceAll('-', '').slice(0, 25)}`
}
