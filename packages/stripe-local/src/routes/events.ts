import { missing } from '../failure.ts'
import type { Route } from '../http/call.ts'
import { LIST_PARAMS, listPage } from '../http/lists.ts'
import { API_VERSION, type StoredEvent } from '../objects/event.ts'

const LIST = new Set(['delivery_success', 'type', 'types', ...LIST_PARAMS])

export const eventRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    handle: ({ account, form }) => {
      form.only(LIST)
      const types = form.list('types') ?? [form.text('type') ?? '*']
      const delivered = form.has('delivery_success') ? form.flag('delivery_success') : undefined
      return listPage(account.events.stored, form, {
        url: '/v1/events',
        view: eventView,
        matches: (event) =>
          types.some((type) => isOfType(event.type, type)) &&
          (delivered === undefined || event.delivered === delivered),
      })
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    handle: ({ account, path: { id = '' } }) => {
      const event = account.events.stored.get(id)
      if (event === undefined) throw missing('event', id)
      return eventView(event)
    },
  },
]

/** Patterns such as `charge.*` are accepted, too. */
function isOfType(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}

function eventView({ id, type, created, data, request, delivered }: StoredEvent): object {
  const snapshot: unknown = JSON.parse(data)
  return {
    id,
    object: 'event',
    api_version: API_VERSION,
    created,
    data: snapshot,
    livemode: false,
    pending_webhooks: delivered ? 0 : 1,
    request,
    type,
  }
}
