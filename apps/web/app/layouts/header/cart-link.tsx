import { useCartCount } from '~/features/cart/cart.store.ts'
import { paths } from '~/lib/paths.ts'
import { BagIcon } from '~/ui/bag-icon.tsx'
import { IconLink } from '~/ui/icon-button.tsx'

export function CartLink() {
  const count = useCartCount()
  return (
    <IconLink to={paths.cart} label={cartLabel(count)} icon={<BagIcon className="size-5" />} count={count} />
  )
}

function cartLabel(count: number) {
  if (count === 0) return 'Carrinho'
  return count === 1 ? 'Carrinho, 1 item' : `Carrinho, ${count} itens`
}
