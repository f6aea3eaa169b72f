/** Tabs for card and Pix. Arrow keys switch between them. */
import type { MethodType } from '../protocol.ts'
import { find } from './find.ts'

const list = find('.Tabs', HTMLDivElement)
const tabs = new Map<MethodType, HTMLButtonElement>([
  ['card', find('#card-tab', HTMLButtonElement)],
  ['pix', find('#pix-tab', HTMLButtonElement)],
])

let shown: MethodType[] = ['card']
let selected: MethodType = 'card'

export function selectedMethod(): MethodType {
  return selected
}

export function offer(types: MethodType[]) {
  shown = types
  list.hidden = types.length < 2
  for (const [type, tab] of tabs) tab.hidden = !types.includes(type)
  select(types.includes(selected) ? selected : (types[0] ?? 'card'))
}

export function watchTabs(onChange: () => void) {
  for (const [type, tab] of tabs) {
    tab.addEventListener('click', () => choose(type, onChange))
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (step === undefined) return
      event.preventDefault()
      const next = shown[(shown.indexOf(type) + step + shown.length) % shown.length] ?? type
      choose(next, onChange)
      tabs.get(next)?.focus()
    })
  }
}

function choose(type: MethodType, onChange: () => void) {
  if (type === selected) return
  select(type)
  onChange()
}

function select(type: MethodType) {
  selected = type
  for (const [name, tab] of tabs) {
    const on = name === type
    tab.setAttribute('aria-selected', String(on))
    tab.tabIndex = on ? 0 : -1
    tab.classList.toggle('Tab--selected', on)
    find(`#${name}-panel`, HTMLDivElement).hidden = !on
  }
}
