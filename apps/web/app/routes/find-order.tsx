import { FindOrderForm } from '~/features/find-order/find-order-form.tsx'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { paths } from '~/paths.ts'
import { privateMeta } from '~/shared/store/private-meta.ts'
import { TextLink } from '~/ui/text-link.tsx'
import type { Route } from './+types/find-order'

export const handle = compactFooter

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Acompanhar pedido')
}

export default function FindOrder() {
  return (
    <div className="page max-w-140! pt-10 pb-16 lg:pt-14 lg:pb-24">
      <h1>Acompanhar pedido</h1>
      <p className="mt-4 mb-8 text-ink-2">
        Comprou sem conta? Enviamos o link do pedido para o e-mail usado na compra. Se tem conta,{' '}
        <TextLink to={paths.account}>veja os pedidos nela</TextLink>.
      </p>
      <FindOrderForm />
    </div>
  )
}
