import type { Choice } from '@shop/contract/cart'
import { notices } from '@shop/contract/notices'
import { toast } from '~/lib/toasts.ts'

/** What has been chosen so far. */
interface Chosen {
  size: string | undefined
  color: string | undefined
}

/** Hands on a whole choice; of one that is not, nothing is added, and a toast says what to choose. */
export function addChoice({ size, color }: Chosen, onAdd: (choice: Choice) => void) {
  if (!size || !color) {
    toast({ ...notices.chooseSizeAndColor, variant: 'destructive' })
    return
  }
  onAdd({ size, color })
}
