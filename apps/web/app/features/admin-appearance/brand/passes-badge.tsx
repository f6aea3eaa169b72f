import Check from 'lucide-react/icons/check'
import { Badge } from '~/ui/badge.tsx'

/** All palettes pass, which a test computes. */
export function PassesBadge() {
  return (
    <Badge tone="ok" className="gap-1.5!">
      <Check aria-hidden="true" className="size-4" strokeWidth={1.5} />
      AA
    </Badge>
  )
}
