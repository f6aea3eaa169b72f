import { adminFailures } from '@shop/contract/admin-failures'
import { products as endpoints, type Product } from '@shop/contract/products'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useState } from 'react'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { refetchProducts } from './products.queries.ts'

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const

interface FeaturedArrowsProps {
  /** All featured products, in the order of the home page. */
  products: readonly Product[]
  product: Product
}

/** Move the product one place up or down on the home page. */
export function FeaturedArrows({ products, product }: FeaturedArrowsProps) {
  const { token } = useAdmin()
  const [sending, setSending] = useState(false)
  const ids = products.map(({ id }) => id)
  const place = ids.indexOf(product.id)
  const move = async (to: number) => {
    if (sending) return
    setSending(true)
    try {
      const order = ids.toSpliced(place, 1).toSpliced(to, 0, product.id)
      await callSignedIn(endpoints.arrangeFeatured, { token, body: { ids: order } })
    } catch (error) {
      const description = failureText(error, adminFailures.updateProduct)
      toast({ title: adminFailures.updateProduct.title, description, variant: 'destructive' })
    }
    await refetchProducts(token)
    setSending(false)
  }
  return (
    <>
      <span className="text-14 text-ink-2 tabular-nums">{place + 1}º</span>
      <IconButton
        label={`Subir ${product.name} na página inicial`}
        icon={<ArrowUp {...icon} />}
        className="disabled:opacity-30"
        disabled={place === 0}
        onClick={() => void move(place - 1)}
      />
      <IconButton
        label={`Descer ${product.name} na página inicial`}
        icon={<ArrowDown {...icon} />}
        className="disabled:opacity-30"
        disabled={place === ids.length - 1}
        onClick={() => void move(place + 1)}
      />
    </>
  )
}
