import { formatBRL } from '@shop/contract/money'
import type { ListedProduct } from '@shop/contract/shared-lists'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { productPath } from '~/paths.ts'
import { storedPicture } from '~/shared/products/pictures.ts'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { Picture } from '~/ui/picture.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { CommentForm } from './comment-form.tsx'
import { HeartButton } from './heart-button.tsx'

interface ListedCardProps {
  product: ListedProduct
  token: string
  /** Whose list it is. */
  owner: string
  takesComments: boolean
  /** The visitor's name, written once for all cards. */
  name: string
  onName: (name: string) => void
  eager: boolean
}

export function ListedCard(props: ListedCardProps) {
  const { product, token, eager } = props
  return (
    <article className="min-w-0">
      <div className="group relative">
        <div className="aspect-3/4 overflow-hidden bg-paper-3 max-sm:-mx-(--page-margin) sm:rounded-1">
          {product.picture ? (
            <Picture
              {...storedPicture(product.picture)}
              sizes="(min-width: 90rem) 411px, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 100vw"
              eager={eager}
              className="size-full object-cover"
            />
          ) : (
            <MissingPicture />
          )}
        </div>
        <div className="absolute right-3 bottom-3 z-1">
          <HeartButton token={token} product={product} />
        </div>
        {/* The link of the title, for a finger on the picture. */}
        <Link to={productPath(product.id)} tabIndex={-1} aria-hidden="true" className="absolute inset-0" />
      </div>
      <div className="mt-3.5 flex items-baseline justify-between gap-4">
        <h2 className="min-w-0 text-h3! wrap-anywhere">
          <Link to={productPath(product.id)} className="inline-flex min-h-11 items-center hover:text-wine">
            {product.name}
          </Link>
        </h2>
        {product.priceCents !== null && (
          <p className="flex-none font-medium tabular-nums">{formatBRL(product.priceCents)}</p>
        )}
      </div>
      <p className="text-14 text-ink-3">{product.collection}</p>
      <Comments {...props} />
    </article>
  )
}

function Comments({ product, token, owner, takesComments, name, onName }: ListedCardProps) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const onClose = (sent: boolean) => {
    flushSync(() => {
      setOpen(false)
      if (sent) setText('')
    })
    opener.current?.focus()
  }
  return (
    <>
      {product.comments.length > 0 && (
        <ul className="mt-4 grid gap-2">
          {product.comments.map((comment, index) => (
            // In the order of writing, and never reordered.
            <li key={index} className="rounded-2 bg-paper-2 px-4 py-2.5">
              <p className="text-14 wrap-anywhere text-ink-2">{comment.name}</p>
              <p className="wrap-anywhere">{comment.text}</p>
            </li>
          ))}
        </ul>
      )}
      {takesComments &&
        (open ? (
          <CommentForm
            {...{ token, product, owner, onClose }}
            typed={{ name, text }}
            onType={(typed) => {
              onName(typed.name)
              setText(typed.text)
            }}
          />
        ) : (
          <TextButton
            ref={opener}
            className="mt-1"
            aria-label={`Deixar uma palavra sobre ${product.name}`}
            onClick={() => setOpen(true)}
          >
            Deixar uma palavra
          </TextButton>
        ))}
    </>
  )
}
