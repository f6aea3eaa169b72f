import { networkFailure } from '@shop/contract/failures'
import { Notice } from '~/ui/notice.tsx'

export function ChartsMissing() {
  return <Notice tone="error">{networkFailure.message}</Notice>
}
