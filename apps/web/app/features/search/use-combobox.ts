import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Makes the search field a combobox with the options of `list`: the arrow keys move through them, Enter opens the active
 * one. The field is rendered with the page, before this code is loaded, so its attributes are set here.
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  { listId, expanded, text }: { listId: string; expanded: boolean; text: string },
) {
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<{ id: string; text: string }>()
  // Other options: none of them is active yet.
  const activeId = active?.text === text && expanded ? active.id : undefined

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll('[role="option"]') ?? [])]
    const place = options.findIndex(({ id }) => id === activeId)
    if (event.key === 'Enter') {
      const option = options[place]
      if (!(option instanceof HTMLElement)) return
      event.preventDefault()
      option.click()
      return
    }
    if (options.length === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    const next = event.key === 'ArrowDown' ? place + 1 : place < 0 ? options.length - 1 : place - 1
    // Beyond the last and before the first is the field itself.
    const option = options[next]
    setActive(option && { id: option.id, text })
    option?.scrollIntoView({ block: 'nearest' })
  })

  useEffect(() => {
    const field = input.current
    if (!field) return undefined
    const listener = (event: KeyboardEvent) => onKey(event)
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    field.addEventListener('keydown', listener)
    return () => field.removeEventListener('keydown', listener)
  }, [input])

  useEffect(() => {
    const field = input.current
    field?.setAttribute('aria-expanded', String(expanded))
    set(field, 'aria-controls', expanded ? listId : undefined)
    set(field, 'aria-activedescendant', activeId)
  }, [input, expanded, listId, activeId])

  return { list, activeId }
}

function set(field: HTMLElement | null, name: string, value: string | undefined) {
  if (value === undefined) field?.removeAttribute(name)
  else field?.setAttribute(name, value)
}
