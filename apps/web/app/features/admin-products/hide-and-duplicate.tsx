import { adminFailures } from '@shop/contract/admin-failures'
import { type Product, products } from '@shop/contract/products'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { refetchProducts } from './products.queries.ts'

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const

const CHANGE = 'change-product'

/** Sends a change of one product and refetches the list; clicks while a request is pending are ignored. */
function useChange() {
  const { token } = useAdmin()
  const [sending, setSending] = useState(false)
  return {
    token,
    sending,
    async change(
      send: () => Promise<void>,
      failure: (typeof adminFailures)['updateProduct' | 'createProduct'],
    ) {
      if (sending) return
      setSending(true)
      try {
        await send()
      } catch (error) {
        toastFailure(CHANGE, { title: failure.title, description: failureText(error, failure) })
      }
      await refetchProducts(token)
      setSending(false)
    },
  }
}

/** Hides or shows a product with one click: it can be undone, so there is no confirmation. */
export function HideToggle({ product: { id, name, hidden = false } }: { product: Product }) {
  const { token, sending, change } = useChange()
  const toggle = async () => {
    await callSignedIn(products.setHidden, { token, params: { id }, body: { hidden: !hidden } })
    toastSuccess(CHANGE, {
      title: hidden ? 'Produto na loja' : 'Produto oculto',
      description: hidden
        ? `${name} está à venda de novo.`
        : `${name} saiu da loja. Os pedidos já feitos continuam como estão.`,
    })
  }
  return (
    <IconButton
      label={hidden ? `Mostrar ${name} na loja` : `Ocultar ${name} da loja`}
      title={hidden ? 'Mostrar na loja' : 'Ocultar da loja'}
      icon={hidden ? <EyeOff {...icon} /> : <Eye {...icon} />}
      aria-busy={sending}
      onClick={() => void change(toggle, adminFailures.updateProduct)}
    />
  )
}

interface DuplicateButtonProps {
  product: Product
  /** Called with the copy, so that it can be edited. */
  onCopy: (copy: Product) => void
}

export function DuplicateButton({ product: { id, name }, onCopy }: DuplicateButtonProps) {
  const { token, sending, change } = useChange()
  const duplicate = async () => {
    const copy = await callSignedIn(products.duplicate, { token, params: { id } })
    toastSuccess(CHANGE, {
      title: 'Produto duplicado',
      description: 'A cópia está oculta e sem estoque. Ajuste o que muda e mostre-a na loja.',
    })
    onCopy(copy)
  }
  return (
    <IconButton
      label={`Duplicar ${name}`}
      title="Duplicar"
      icon={<Copy {...icon} />}
      aria-busy={sending}
      onClick={() => void change(duplicate, adminFailures.createProduct)}
    />
  )
}
