import { formatBRL } from '@shop/contract/money'
import type { SuggestedProduct } from '@shop/contract/search'
import { productPath } from '~/paths.ts'
import { storedPicture } from '~/shared/products/pictures.ts'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { Picture } from '~/ui/picture.tsx'
import { OptionLink, type OptionProps } from './option-link.tsx'

interface SuggestedProductsProps {
  title: string
  products: readonly SuggestedProduct[]
  optionOf: (key: string) => OptionProps
}

/** Rows on a narrow screen, cards in a row on a wide one. */
export function SuggestedProducts({ title, products, optionOf }: SuggestedProductsProps) {
  if (products.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a listbox
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className="eyebrow mb-3">
        {title}
      </p>
      <div className="grid lg:grid-cols-4 lg:gap-5">
        {products.map((product) => (
          <OptionLink
            key={product.id}
            to={productPath(product.id)}
            {...optionOf(`product-${product.id}`)}
            className="group grid grid-cols-[4.125rem_1fr_auto] items-center gap-x-4 border-b border-line py-2.5 lg:block lg:border-0 lg:py-0"
          >
            <ProductPicture product={product} />
            <span className="min-w-0 lg:mt-3 lg:block">
              <span className="block font-title text-[1.375rem] leading-[1.15] wrap-anywhere group-hover:text-wine group-aria-selected:text-wine">
                {product.name}
              </span>
              <span className="block text-14 text-ink-3">
                {product.collection}
                {product.reason !== null && ` · ${product.reason}`}
              </span>
            </span>
            <span className="font-medium whitespace-nowrap tabular-nums lg:mt-1.5 lg:block">
              {formatBRL(product.priceCents)}
            </span>
          </OptionLink>
        ))}
      </div>
    </div>
  )
}

function ProductPicture({ product: { picture } }: { product: SuggestedProduct }) {
  return (
    <span
      aria-hidden="true"
      className="block aspect-4/5 overflow-hidden rounded-1 bg-paper-3 group-aria-selected:ring-2 group-aria-selected:ring-wine group-aria-selected:ring-offset-2 group-aria-selected:ring-offset-paper lg:aspect-3/4"
    >
      {picture ? (
        <Picture
          {...storedPicture(picture)}
          alt=""
          sizes="(min-width: 64rem) 232px, 66px"
          className="size-full object-cover"
        />
      ) : (
        <MissingPicture />
      )}
    </span>
  )
}
