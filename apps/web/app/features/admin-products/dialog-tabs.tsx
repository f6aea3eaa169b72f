import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '~/ui/classes.ts'

interface DialogTabsProps<Key extends string> {
  label: string
  tabs: Readonly<Record<Key, string>>
  selected: Key
  onSelect: (key: Key) => void
}

/** Tabs inside a dialog: they have no URL of their own. Arrow keys select. */
export function DialogTabs<Key extends string>({ label, tabs, selected, onSelect }: DialogTabsProps<Key>) {
  const entries = Object.entries(tabs) as [Key, string][]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const step = event.key === 'ArrowRight' ? 1 : -1
    const next = entries.at((entries.findIndex(([key]) => key === selected) + step) % entries.length)?.[0]
    if (!next) return
    onSelect(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="mb-5 flex gap-x-7 border-b border-line"
    >
      {entries.map(([key, name]) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`tab-${key}`}
          aria-selected={key === selected}
          aria-controls={`panel-${key}`}
          tabIndex={key === selected ? 0 : -1}
          onClick={() => onSelect(key)}
          className={classes(
            'min-h-11 border-b-2',
            key === selected
              ? 'border-wine font-medium text-wine'
              : 'border-transparent text-ink-2 hover:text-wine',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

interface DialogTabPanelProps {
  tab: string
  /** A hidden panel stays mounted and retains its input. */
  shown: boolean
  children: ReactNode
}

export function DialogTabPanel({ tab, shown, children }: DialogTabPanelProps) {
  return (
    <div id={`panel-${tab}`} role="tabpanel" aria-labelledby={`tab-${tab}`} hidden={!shown}>
      {children}
    </div>
  )
}
