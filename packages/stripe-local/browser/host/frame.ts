/** A cross-origin frame: the page cannot read its inputs. They communicate only by validated messages. */
import { isMessage, type Reply, type ToFrame, type ToHost } from '../protocol.ts'
import { ORIGIN } from './origin.ts'

type Message = ToFrame extends infer M ? (M extends unknown ? Omit<M, 'id'> : never) : never
type Question =
  Extract<ToFrame, { call: number }> extends infer M
    ? M extends unknown
      ? Omit<M, 'id' | 'call'>
      : never
    : never

export class Frame {
  readonly element = document.createElement('iframe')
  readonly #id = crypto.randomUUID()
  readonly #onMessage: (message: ToHost) => void
  readonly #open = new Map<number, (reply: Reply) => void>()
  #calls = 0
  readonly #listen = (event: MessageEvent) => this.#hear(event)

  constructor(
    page: string,
    title: string,
    params: Record<string, string>,
    onMessage: (message: ToHost) => void,
  ) {
    this.#onMessage = onMessage
    this.element.title = title
    this.element.name = `__privateStripeFrame-${this.#id}`
    const hash = new URLSearchParams({ ...params, id: this.#id, origin: location.origin })
    this.element.src = `${ORIGIN}/${page}#${hash}`
    window.addEventListener('message', this.#listen)
  }

  send(message: Message) {
    this.element.contentWindow?.postMessage({ ...message, id: this.#id }, ORIGIN)
  }

  request(question: Question): Promise<Reply> {
    const call = ++this.#calls
    return new Promise((resolve) => {
      this.#open.set(call, resolve)
      this.element.contentWindow?.postMessage({ ...question, call, id: this.#id }, ORIGIN)
    })
  }

  remove() {
    window.removeEventListener('message', this.#listen)
    this.element.remove()
  }

  #hear({ origin, source, data }: MessageEvent<unknown>) {
    if (origin !== ORIGIN || source !== this.element.contentWindow) return
    if (!isMessage<ToHost>(data, this.#id)) return
    if (data.type !== 'reply') return this.#onMessage(data)
    this.#open.get(data.call)?.(data.reply)
    this.#open.delete(data.call)
  }
}
