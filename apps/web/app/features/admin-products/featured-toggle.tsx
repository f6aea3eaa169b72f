import { adminFailures } from '@shop/contract/admin-failures'
import { adminNotices } from '@shop/contract/admin-notices'
import type { Product } from '@shop/contract/products'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { classes } from '~/ui/classes.ts'
import { StarShape } from '~/ui/stars.tsx'
import { refetchProducts } from './products.queries.ts'
import { setFeatured } from './save-product.ts'

/** Toggles whether a product is among the DESTAQUES of the home page; one click, shown immediately. */
export function FeaturedToggle({ product }: { product: Product }) {
  const { token } = useAdmin()
  const [wanted, setWanted] = useState<boolean>()
  const featured = wanted ?? product.featured
  const toggle = async () => {
    if (wanted !== undefined) return
    setWanted(!product.featured)
    try {
      await setFeatured(token, product, !product.featured)
      toast(adminNotices.productUpdated)
    } catch (error) {
      const description = failureText(error, adminFailures.updateProduct)
      toast({ title: adminFailures.updateProduct.title, description, variant: 'destructive' })
    }
    await refetchProducts(token)
    setWanted(undefined)
  }
  return (
    <button
      type="button"
      aria-pressed={featured}
      aria-label={`Destaque na página inicial: ${product.name}`}
      className="grid size-11 place-items-center rounded-1"
      onClick={() => void toggle()}
    >
      <StarShape
        className={classes('size-5', featured ? 'fill-current text-wine' : 'fill-none text-line-strong')}
      />
    </button>
  )
}
