import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

interface Tab<Key extends string> {
  key: Key
  label: string
  /** The URL that opens the page with this tab. */
  to: string
}

interface TabBarProps<Key extends string> {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Key>[]
  selected: Key
}

const tabId = (key: string) => `tab-${key}`
const panelId = (key: string) => `panel-${key}`

const steps: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Tabs that are links: each has a URL, can be opened in a new window, and works with the back button. Arrow keys move
 * between them, Enter and the space bar open one.
 */
export function TabBar<Key extends string>({ label, tabs, selected }: TabBarProps<Key>) {
  const bar = useRef<HTMLDivElement>(null)
  // A narrow window shows only some of the tabs: the selected one is scrolled into view.
  useEffect(() => {
    const list = bar.current
    const tab = document.getElementById(tabId(selected))
    if (!list || !tab) return
    const room = list.clientWidth - tab.offsetWidth
    list.scrollLeft = tab.offsetLeft - list.offsetLeft - room / 2
  }, [selected])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const from = items.findIndex((item) => item === document.activeElement)
    const step = steps[event.key]
    if (event.key === ' ') items[from]?.click()
    else if (step) items[step(from, items.length)]?.focus()
    else return
    event.preventDefault()
  }

  return (
    // The list handles the arrow keys of its tabs; it is not focusable itself.
    <div
      ref={bar}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="tab-bar flex gap-x-7 overflow-x-auto border-b border-line pr-10 max-sm:-mx-(--page-margin) max-sm:pl-(--page-margin) sm:gap-x-9 sm:pr-0"
    >
      {tabs.map(({ key, label: name, to }) => (
        <Link
          key={key}
          id={tabId(key)}
          role="tab"
          aria-selected={key === selected}
          aria-controls={panelId(key)}
          tabIndex={key === selected ? 0 : -1}
          to={to}
          preventScrollReset
          className={classes(
            'inline-flex min-h-13 flex-none items-center border-b-2 whitespace-nowrap transition-colors',
            'focus-visible:inset-ring-2 focus-visible:inset-ring-wine focus-visible:outline-none',
            key === selected
              ? 'border-wine font-medium text-wine'
              : 'border-transparent text-ink-2 hover:text-wine',
          )}
        >
          {name}
        </Link>
      ))}
    </div>
  )
}

interface TabPanelProps {
  tab: string
  /** A hidden panel stays mounted and retains its input. */
  shown: boolean
  children: ReactNode
}

export function TabPanel({ tab, shown, children }: TabPanelProps) {
  return (
    <div id={panelId(tab)} role="tabpanel" aria-labelledby={tabId(tab)} hidden={!shown}>
      {children}
    </div>
  )
}
