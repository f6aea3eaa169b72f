import Scissors from 'lucide-react/icons/scissors'
import type { ReactNode } from 'react'
import { EmptyState } from '~/ui/empty-state.tsx'

export function ComingSoon({ children }: { children: ReactNode }) {
  return (
    <EmptyState title="Funcionalidade em Desenvolvimento" icon={<Scissors />}>
      <p>{children}</p>
    </EmptyState>
  )
}
