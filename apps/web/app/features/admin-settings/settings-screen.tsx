import { useListParams } from '~/lib/use-list-params.ts'
import { ScreenHead } from '~/ui/admin/screen-head.tsx'
import { SubTabs } from '~/ui/admin/sub-tabs.tsx'
import { Categories } from './categories.tsx'
import { ComingSoon } from './coming-soon.tsx'
import { Coupons } from './coupons.tsx'
import { SecondFactor } from './second-factor.tsx'
import { StoreSettings } from './store-settings.tsx'

const SECTION = 'secao'

const sections = [
  { value: '', text: 'Categorias' },
  { value: 'cupons', text: 'Cupons' },
  { value: 'estoque', text: 'Estoque' },
  { value: 'loja', text: 'Loja' },
  { value: 'seguranca', text: 'Segurança' },
] as const

export default function SettingsScreen() {
  const { get, change } = useListParams()
  const section = sections.find(({ value }) => value === get(SECTION))?.value ?? ''
  return (
    <>
      <ScreenHead title="Configurações" />
      <SubTabs
        label="Configurações"
        tabs={sections}
        chosen={section}
        onChoose={(next) => change({ [SECTION]: next })}
      />
      {section === '' && <Categories />}
      {section === 'cupons' && <Coupons />}
      {section === 'estoque' && (
        <ComingSoon>
          Aqui você vai acompanhar as entradas e saídas de cada peça. Por enquanto, o estoque muda na ficha de
          cada produto.
        </ComingSoon>
      )}
      {section === 'loja' && <StoreSettings />}
      {section === 'seguranca' && <SecondFactor />}
    </>
  )
}
