import { type ComponentType, lazy, type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCameFromServer } from './use-hydrated.ts'

/** Within this distance of the screen a part is loaded, so that it works before it is seen. */
const NEAR = '600px'
const NO_HTML = { __html: '' }

/**
 * A part below the fold: the server renders it whole, and the browser loads and runs its code only when the visitor
 * comes near. Until then the server's HTML stays as it is (docs/decisions/0062-deferred-hydration.md).
 *
 * The part's first render in the browser must equal the server's, as with any hydration: what was typed, ticked, opened,
 * focused or clicked meanwhile is found again by its position.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  if (import.meta.env.SSR) {
    const OnServer = lazy(async () => ({ default: await load() }))
    return (props: Props) => (
      <div>
        <OnServer {...props} />
      </div>
    )
  }

  return function Deferred(props: Props) {
    const fromServer = useCameFromServer()
    const [Part, setPart] = useState(() => loaded)
    const place = useRef<HTMLDivElement>(null)
    const clicked = useRef(-1)
    const isShown = useRef(Part !== undefined)

    const start = useRef(() => {
      load()
        .then((component) => {
          loaded = component
          // Each click meanwhile has asked for it too.
          if (isShown.current) return
          isShown.current = true
          const restore = rememberIn(place.current)
          // At once: what is typed between the two would be lost. And each change is made after the render, on what the
          // one before it has rendered.
          flushSync(() => setPart(() => component))
          restore(place.current)
          controlsOf(place.current)[clicked.current]?.click()
        })
        // Without a connection the server's HTML stays; the next click tries again.
        .catch(() => undefined)
    }).current

    useEffect(() => {
      // After a navigation there is no HTML from the server to show meanwhile.
      if (!fromServer) return start()
      return onceNear(place.current, start)
    }, [fromServer, start])

    if (Part) {
      return (
        <div ref={place}>
          <Part {...props} />
        </div>
      )
    }
    if (!fromServer) return <div ref={place} data-loading="" />
    const storeClick = ({ target }: MouseEvent) => {
      clicked.current = controlsOf(place.current).findIndex(
        (control) => control.matches('button') && target instanceof Node && control.contains(target),
      )
      start()
    }
    return (
      // The clicks are those of the buttons inside, which the part handles once it is loaded. The HTML is the server's.
      // oxlint-disable-next-line react/no-danger, jsx-a11y/no-static-element-interactions
      <div ref={place} onClick={storeClick} suppressHydrationWarning dangerouslySetInnerHTML={NO_HTML} />
    )
  }
}

function controlsOf(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('a, button, input, select, textarea') ?? [])]
}

function detailsOf(element: HTMLElement | null): HTMLDetailsElement[] {
  return [...(element?.querySelectorAll('details') ?? [])]
}

/** What was typed, ticked, opened and focused in the server's HTML, to be restored in the part that replaces it. */
function rememberIn(element: HTMLElement | null) {
  const before = controlsOf(element)
  const focused = before.findIndex((control) => control === document.activeElement)
  const changes = before.map((control) =>
    control instanceof HTMLInputElement ? changeOf(control) : undefined,
  )
  const opened = detailsOf(element).map(({ open }) => open)
  return (replacement: HTMLElement | null) => {
    detailsOf(replacement).forEach((details, index) => {
      if (opened[index]) details.open = true
    })
    controlsOf(replacement).forEach((control, index) => {
      if (control instanceof HTMLInputElement) changes[index]?.(control)
      if (index === focused) control.focus({ preventScroll: true })
    })
  }
}

/** How to make the same change in another input, as the visitor would make it. */
function changeOf({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) {
  if (type === 'radio' || type === 'checkbox') {
    // A radio button that lost its tick changes with the one that got it.
    const isTicked = checked !== defaultChecked && (checked || type === 'checkbox')
    return isTicked ? (input: HTMLInputElement) => input.click() : undefined
  }
  if (value === defaultValue) return undefined
  return (input: HTMLInputElement) => {
    // Past React's own setter, so that its handlers notice the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function onceNear(element: HTMLElement | null, callback: () => void) {
  if (!element) return undefined
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      callback()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
