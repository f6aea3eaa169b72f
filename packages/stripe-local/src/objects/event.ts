import type Stripe from 'stripe'
import { newId } from '../ids.ts'

export const API_VERSION = '2026-10-28.endive'

/** Stored as the serialised text: later changes to the object do not affect past events, and text needs less memory. */
export interface StoredEvent {
  id: string
  type: string
  created: number
  /** `{"object":…,"previous_attributes":…}` */
  data: string
  request: Stripe.Event.Request
  delivered: boolean
  attempts: number
}

export interface EventSource {
  id: string | null
  idempotency_key: string | null
}

export function newEvent(
  type: string,
  object: object,
  { created, request, previous }: { created: number; request: EventSource; previous?: object },
): StoredEvent {
  const data = JSON.stringify({ object, ...(previous && { previous_attributes: previous }) })
  return { id: newId('evt'), type, created, data, request, delivered: false, attempts: 0 }
}

export function eventText({ id, type, created, data, request, delivered }: StoredEvent): string {
  const head = `{"id":"${id}","object":"event","api_version":"${API_VERSION}","created":${created},"data":${data}`
  const tail = `"request":${JSON.stringify(request)},"type":"${type}"}`
  return `${head},"livemode":false,"pending_webhooks":${delivered ? 0 : 1},${tail}`
}
