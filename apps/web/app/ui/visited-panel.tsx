import { type ReactNode, useState } from 'react'
import { TabPanel } from './tabs.tsx'

interface VisitedPanelProps<Key extends string> {
  tab: Key
  /** The one that is open. */
  shown: Key
  children: ReactNode
}

/** Empty until it is opened for the first time; from then on it only hides, with all that was typed into it. */
export function VisitedPanel<Key extends string>({ tab, shown, children }: VisitedPanelProps<Key>) {
  const [visited, setVisited] = useState(tab === shown)
  if (tab === shown && !visited) setVisited(true)
  return (
    <TabPanel tab={tab} shown={tab === shown}>
      {visited && children}
    </TabPanel>
  )
}
