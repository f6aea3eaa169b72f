import Scissors from 'lucide-react/icons/scissors'
import type { ReactNode } from 'react'
import { EmptyPanel } from '~/ui/admin/empty-panel.tsx'

export function ComingSoon({ children }: { children: ReactNode }) {
  return (
    <EmptyPanel title="Funcionalidade em Desenvolvimento" icon={Scissors}>
      <p>{children}</p>
    </EmptyPanel>
  )
}
