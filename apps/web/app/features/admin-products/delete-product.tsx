import { adminFailures } from '@shop/contract/admin-failures'
import { adminNotices } from '@shop/contract/admin-notices'
import { formatBRL } from '@shop/contract/money'
import { type Product, products } from '@shop/contract/products'
import { useState } from 'react'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { pictureThumb } from '~/shared/products/pictures.ts'
import { Confirm } from '~/ui/confirm.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { refetchProducts } from './products.queries.ts'

export function DeleteProduct({ product, onClose }: { product: Product; onClose: () => void }) {
  const { token } = useAdmin()
  const [deleting, setDeleting] = useState(false)
  const { id, name, priceCents, stockQuantity, pictures } = product
  const remove = async () => {
    setDeleting(true)
    try {
      await callSignedIn(products.remove, { token, params: { id } })
    } catch (error) {
      const description = failureText(error, adminFailures.deleteProduct)
      toast({ title: adminFailures.deleteProduct.title, description, variant: 'destructive' })
      setDeleting(false)
      return
    }
    toast(adminNotices.productDeleted)
    onClose()
    await refetchProducts(token)
  }
  return (
    <Confirm
      question="Tem certeza que deseja excluir este produto?"
      confirmLabel="Excluir produto"
      loading={deleting}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <div className="flex gap-4">
        <Thumb src={pictureThumb(pictures[0])} className="h-20 w-15" />
        <div className="min-w-0">
          <p className="font-title text-h4 leading-[1.12] font-medium wrap-anywhere">{name}</p>
          <p className="mt-1 text-14 text-ink-2">
            {formatBRL(priceCents)} ·{' '}
            {stockQuantity === 1 ? '1 peça em estoque' : `${stockQuantity} peças em estoque`}
          </p>
        </div>
      </div>
      <p className="mt-4 text-14 text-ink-2">
        Ele sai da loja e dos favoritos. Os pedidos já feitos continuam com o nome, o preço e a ficha. Para
        tirá-lo só por um tempo, use Ocultar.
      </p>
    </Confirm>
  )
}
