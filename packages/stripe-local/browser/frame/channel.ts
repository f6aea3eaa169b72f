/** The frame's end of the line: it hears only the page that opened it, and says things to nobody else. */
import { isMessage, type ToFrame, type ToHost } from '../protocol.ts'

const params = new URLSearchParams(location.hash.slice(1))
const id = params.get('id') ?? ''
const origin = params.get('origin') ?? ''

type Message = ToHost extends infer M ? (M extends unknown ? Omit<M, 'id'> : never) : never

export function tell(message: Message) {
  if (origin !== '') window.parent.postMessage({ ...message, id }, origin)
}

export function hear(onMessage: (message: ToFrame) => void) {
  window.addEventListener('message', ({ data, source, origin: from }: MessageEvent<unknown>) => {
    if (source === window.parent && from === origin && isMessage<ToFrame>(data, id)) onMessage(data)
  })
}
