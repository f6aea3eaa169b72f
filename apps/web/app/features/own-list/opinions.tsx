import type { OwnList } from '@shop/contract/shared-lists'
import Heart from 'lucide-react/icons/heart'
import { useState } from 'react'
import { TextButton } from '~/ui/text-link.tsx'
import { CommentsDialog } from './comments-dialog.tsx'
import { heartsText } from './hearts-text.ts'

interface OpinionsProps {
  token: string
  list: OwnList
  product: { id: number; name: string }
}

/** What others have left on one product of her list. */
export function Opinions({ token, list, product }: OpinionsProps) {
  const [open, setOpen] = useState(false)
  const hearts = list.hearts.find(({ productId }) => productId === product.id)?.count ?? 0
  const comments = list.comments.filter(({ productId }) => productId === product.id)
  const [newest] = comments
  const label = comments.length === 1 ? 'Ver a palavra' : `Ver as ${comments.length} palavras`
  return (
    <div className="text-14">
      <p className={hearts === 0 ? 'text-ink-3' : 'flex items-center gap-2 font-medium text-wine'}>
        {hearts > 0 && <Heart aria-hidden="true" className="size-3.5 fill-wine" strokeWidth={1.5} />}
        {heartsText(hearts)}
      </p>
      {newest && (
        <>
          <p className="mt-1 line-clamp-3 wrap-anywhere text-ink-2">
            “{newest.text}” {newest.name}
          </p>
          <TextButton onClick={() => setOpen(true)} aria-label={`${label} sobre ${product.name}`}>
            {label}
          </TextButton>
        </>
      )}
      {open && <CommentsDialog {...{ token, comments, product }} onClose={() => setOpen(false)} />}
    </div>
  )
}
