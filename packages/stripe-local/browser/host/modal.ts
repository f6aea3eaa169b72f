/** A frame over the whole page, for a 3D Secure challenge or a Pix code. Resolves when it is closed. */
import { Frame } from './frame.ts'

export function openModal(page: string, title: string, params: Record<string, string>): Promise<void> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog')
    const close = () => {
      frame.remove()
      dialog.close()
      dialog.remove()
      resolve()
    }
    const frame = new Frame(page, title, params, ({ type }) => {
      if (type === 'close') close()
    })
    const cover = { border: '0', height: '100%', margin: '0', padding: '0', width: '100%' }
    Object.assign(dialog.style, cover, { background: 'transparent', maxHeight: 'none', maxWidth: 'none' })
    dialog.style.overflow = 'hidden'
    dialog.setAttribute('aria-label', title)
    Object.assign(frame.element.style, cover, { colorScheme: 'light', display: 'block' })
    frame.element.allow = 'clipboard-write'
    // The frame handles Escape itself once it has the focus, because it knows what cancelling means.
    dialog.addEventListener('cancel', (event) => event.preventDefault())
    dialog.append(frame.element)
    document.body.append(dialog)
    dialog.showModal()
    frame.element.focus()
  })
}
