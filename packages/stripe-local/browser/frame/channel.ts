/** The frame's side of the message channel: it exchanges messages only with the page that opened it. */
import { isMessage, type ToFrame, type ToHost } from '../protocol.ts'

const params = new URLSearchParams(location.hash.slice(1))
const id = params.get('id') ?? ''
const origin = params.get('origin') ?? ''

type Message = ToHost extends infer M ? (M extends unknown ? Omit<M, 'id'> : never) : never

export function send(message: Message) {
  if (origin !== '') window.parent.postMessage({ ...message, id }, origin)
}

export function hear(onMessage: (message: ToFrame) => void) {
  window.addEventListener('message', ({ data, source, origin: from }: MessageEvent<unknown>) => {
    if (source === window.parent && from === origin && isMessage<ToFrame>(data, id)) onMessage(data)
  })
}
