import { useCartCount } from '~/features/cart/cart.store.ts'
import { paths } from '~/lib/paths.ts'
import { BagIcon } from '~/ui/bag-icon.tsx'
import { IconLink } from '~/ui/icon-button.tsx'
import { formatItems } from './count-text.ts'

export function CartLink() {
  const count = useCartCount()
  return (
    <IconLink
      to={paths.cart}
      label={count === 0 ? 'Carrinho' : `Carrinho, ${formatItems(count)}`}
      icon={<BagIcon className="size-5" />}
      count={count}
    />
  )
}
