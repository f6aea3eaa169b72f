import { type ReactNode, useState } from 'react'
import { TabPanel } from './tabs.tsx'

interface VisitedPanelProps<Key extends string> {
  tab: Key
  /** The selected tab. */
  shown: Key
  children: ReactNode
}

/** Rendered when first opened; afterwards it is only hidden, and retains its input. */
export function VisitedPanel<Key extends string>({ tab, shown, children }: VisitedPanelProps<Key>) {
  const [visited, setVisited] = useState(tab === shown)
  if (tab === shown && !visited) setVisited(true)
  return (
    <TabPanel tab={tab} shown={tab === shown}>
      {visited && children}
    </TabPanel>
  )
}
