import { withdrawalDays } from '@shop/contract/constants'
import { paths } from '~/paths.ts'

const schema = (name: string) => `https://schema.org/${name}`

/** What the law gives every buyer at a distance: the whole amount back within seven days, and the way back is paid. */
export function returnPolicyJsonLd(origin: string) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'BR',
    returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: withdrawalDays,
    returnMethod: schema('ReturnByMail'),
    returnFees: schema('FreeReturn'),
    refundType: schema('FullRefund'),
    merchantReturnLink: new URL(paths.returns, origin).href,
  }
}
