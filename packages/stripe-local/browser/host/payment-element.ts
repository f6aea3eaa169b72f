/** The Payment Element: a frame mounted in the page, and the events that the page can listen to. */
import type { FrameOptions, Reply, ToHost } from '../protocol.ts'
import { Frame } from './frame.ts'
import { IntegrationError } from './integration-error.ts'

type Handler = (event: object) => void

interface Group {
  options: () => Promise<FrameOptions>
  onChange: () => void
  onDestroy: () => void
}

/** Space for the focus ring, which the frame would clip. */
const RING_PX = 4
const LOADING_MS = 10_000

export class PaymentElement {
  readonly #handlers = new Map<string, Set<Handler>>()
  readonly #group: Group
  #frame: Frame | undefined
  #loading: ReturnType<typeof setTimeout> | undefined

  constructor(group: Group) {
    this.#group = group
  }

  get isMounted(): boolean {
    return this.#frame !== undefined
  }

  mount(place: string | HTMLElement) {
    const parent = typeof place === 'string' ? document.querySelector(place) : place
    if (parent === null) throw new IntegrationError('The selector you specified applies to no DOM element.')
    this.unmount()
    const frame = new Frame('elements-inner-payment.html', 'Secure payment input frame', {}, (message) =>
      this.#hear(message),
    )
    Object.assign(frame.element.style, {
      border: '0',
      display: 'block',
      height: '0',
      margin: `-${RING_PX}px`,
      maxWidth: 'none',
      width: `calc(100% + ${RING_PX * 2}px)`,
    })
    frame.element.allow = 'payment *'
    this.#frame = frame
    parent.replaceChildren(frame.element)
    this.#emit('loaderstart', {})
    this.#loading = setTimeout(() => this.#giveUp(), LOADING_MS)
  }

  unmount() {
    clearTimeout(this.#loading)
    this.#frame?.remove()
    this.#frame = undefined
  }

  destroy() {
    this.unmount()
    this.#handlers.clear()
    this.#group.onDestroy()
  }

  /** No effect: this form ignores layout and default values. */
  update() {}

  sendOptions(options: Partial<FrameOptions>) {
    this.#frame?.send({ type: 'update', options })
  }

  focus() {
    this.#frame?.send({ type: 'focus' })
  }

  collapse() {}

  on(event: string, handler: Handler): this {
    const handlers = this.#handlers.get(event) ?? new Set()
    this.#handlers.set(event, handlers.add(handler))
    return this
  }

  once(event: string, handler: Handler): this {
    const first: Handler = (payload) => {
      this.off(event, first)
      handler(payload)
    }
    return this.on(event, first)
  }

  off(event: string, handler?: Handler): this {
    if (handler === undefined) this.#handlers.delete(event)
    else this.#handlers.get(event)?.delete(handler)
    return this
  }

  async request(question: Parameters<Frame['request']>[0]): Promise<Reply> {
    if (this.#frame === undefined) throw new IntegrationError('The Payment Element is not mounted.')
    return this.#frame.request(question)
  }

  #hear(message: ToHost) {
    switch (message.type) {
      case 'hello':
        clearTimeout(this.#loading)
        void this.#introduce()
        break
      case 'height':
        if (this.#frame !== undefined) this.#frame.element.style.height = `${message.height}px`
        break
      case 'change': {
        this.#group.onChange()
        const { empty, complete, type } = message.change
        this.#emit('change', { empty, complete, collapsed: false, value: { type } })
        break
      }
      case 'ready':
      case 'focus':
      case 'blur':
      case 'escape':
        this.#emit(message.type, {})
        break
      case 'close':
      case 'reply':
        break
    }
  }

  /** A frame that fails to load sends no message, so this is called by a timeout. */
  #giveUp() {
    const message = 'Não foi possível carregar o formulário de pagamento.'
    this.#emit('loaderror', { error: { type: 'api_connection_error', message } })
  }

  async #introduce() {
    const options = await this.#group.options()
    this.#frame?.send({ type: 'init', options })
  }

  #emit(event: string, details: object) {
    for (const handler of this.#handlers.get(event) ?? []) handler({ elementType: 'payment', ...details })
  }
}
