import { adminFailures } from '@shop/contract/admin-failures'
import { coupons } from '@shop/contract/coupons'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useListParams } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { SectionNav } from '~/ui/section-nav.tsx'
import { Categories } from './categories.tsx'
import { ComingSoon } from './coming-soon.tsx'
import { StoreLists } from './lists/store-lists.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Stock } from './stock/stock.tsx'
import { StoreSettings } from './store-settings.tsx'

const SECTION = 'secao'

const sections = [
  { value: '', text: 'Categorias' },
  { value: 'cupons', text: 'Cupons' },
  { value: 'estoque', text: 'Estoque' },
  { value: 'cores', text: 'Cores e tamanhos' },
  { value: 'loja', text: 'Loja' },
  { value: 'seguranca', text: 'Segurança' },
] as const

export default function SettingsScreen() {
  const { get, change } = useListParams()
  const section = sections.find(({ value }) => value === get(SECTION))?.value ?? ''
  return (
    <>
      <ScreenHead title="Configurações" />
      <SectionNav
        label="Configurações"
        tabs={sections}
        chosen={section}
        onChoose={(next) => change({ [SECTION]: next })}
      />
      {section === '' && <Categories />}
      {section === 'cupons' && <Coupons />}
      {section === 'estoque' && <Stock />}
      {section === 'cores' && <StoreLists />}
      {section === 'loja' && <StoreSettings />}
      {section === 'seguranca' && <SecondFactor />}
    </>
  )
}

/** Coupons do not exist yet, and the API returns none; a failed request is shown as for any other list. */
function Coupons() {
  const { token } = useAdmin()
  const query = useQuery(
    {
      queryKey: ['admin-coupons', token],
      queryFn: ({ signal }) => callSignedIn(coupons.list, { token, signal }),
    },
    queryClient,
  )
  const failure = listFailure(query, adminFailures.listCoupons)
  if (failure) return <FailurePanel {...failure} />
  return <ComingSoon>Aqui você vai criar cupons de desconto, com validade e limite de uso.</ComingSoon>
}
